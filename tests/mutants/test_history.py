"""Which functions a diff touches."""
from __future__ import annotations

from tests.mutants.history import lines_of, spanned
from tests.mutants.mutations import ROOT, functions

DIFF = """\
diff --git a/engine/one.py b/engine/one.py
--- a/engine/one.py
+++ b/engine/one.py
@@ -3 +3 @@ def first() -> None:
-    old()
+    new()
@@ -10,2 +10,3 @@
+    a()
+    b()
+    c()
@@ -20,2 +21,0 @@
-    gone()
-    gone()
diff --git a/engine/two.py b/engine/two.py
--- /dev/null
+++ b/engine/two.py
@@ -0,0 +1,2 @@
+@@ -1 +99 is text
+two()
"""


def test_lines_that_came_changed_or_went_are_found_in_their_file() -> None:
    """Where lines went, the function around the gap has changed."""
    assert lines_of(DIFF) == {"engine/one.py": {3, 10, 11, 12, 21, 22}, "engine/two.py": {1, 2}}


def test_a_function_spans_its_decorators_and_its_body() -> None:
    known = {(function.path, function.name): function for function in functions()}
    put_back = known["engine/rules/actions/looking.py", "put_back"]
    lines = (ROOT / put_back.path).read_text("utf-8").splitlines()
    first, *_, last = (lines[number - 1].strip() for number in sorted(spanned(put_back)))
    assert (first, last) == ("@performs(w.PutBack)", 'lay_back(g, f, there, "424.1.a.3")')
