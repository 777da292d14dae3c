"""Declarations that read like cards and can't be carried out: each is stopped by mypy where it is written, or by the
reader with a message that says where and why."""
