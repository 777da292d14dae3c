"""The tables, as migrations: the database's `user_version` says how many of them it has."""
from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE match (
        id TEXT PRIMARY KEY, state TEXT NOT NULL, guild INTEGER NOT NULL, channel INTEGER NOT NULL,
        lobby INTEGER NOT NULL DEFAULT 0, thread INTEGER NOT NULL DEFAULT 0, created REAL NOT NULL,
        started REAL NOT NULL DEFAULT 0, ended REAL NOT NULL DEFAULT 0, why TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE INDEX match_state ON match (state);
    CREATE TABLE player (
        match TEXT NOT NULL REFERENCES match (id), seat INTEGER NOT NULL, user INTEGER NOT NULL, name TEXT NOT NULL,
        deck TEXT NOT NULL DEFAULT '', ready INTEGER NOT NULL DEFAULT 0, accepted INTEGER NOT NULL DEFAULT 0,
        asked_turn INTEGER NOT NULL DEFAULT -1, clicked REAL NOT NULL DEFAULT 0, dms_closed INTEGER NOT NULL DEFAULT 0,
        held INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (match, seat)
    ) STRICT;
    CREATE INDEX player_user ON player (user);
    CREATE TABLE game (
        id TEXT PRIMARY KEY REFERENCES match (id), secret BLOB NOT NULL, pins BLOB NOT NULL, setup TEXT NOT NULL
    ) STRICT;
    CREATE TABLE snapshot (game TEXT PRIMARY KEY REFERENCES game (id), seq INTEGER NOT NULL, data BLOB NOT NULL) STRICT;
    CREATE TABLE entry (
        game TEXT NOT NULL REFERENCES game (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, by TEXT NOT NULL,
        kind TEXT NOT NULL, number INTEGER NOT NULL, keys TEXT NOT NULL, lines TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE turn (
        game TEXT NOT NULL REFERENCES game (id), number INTEGER NOT NULL, heading TEXT NOT NULL, lines TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) STRICT;
    CREATE TABLE draft (
        game TEXT NOT NULL REFERENCES game (id), seat INTEGER NOT NULL, number INTEGER NOT NULL, path TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) STRICT;
    CREATE TABLE surface (
        game TEXT NOT NULL REFERENCES match (id), name TEXT NOT NULL, place TEXT NOT NULL,
        user INTEGER NOT NULL DEFAULT 0, channel INTEGER NOT NULL DEFAULT 0, message INTEGER NOT NULL DEFAULT 0,
        created REAL NOT NULL DEFAULT 0, wanted INTEGER NOT NULL DEFAULT 1, shown INTEGER NOT NULL DEFAULT 0,
        tried REAL NOT NULL DEFAULT 0, PRIMARY KEY (game, name)
    ) STRICT;
    CREATE INDEX surface_due ON surface (game) WHERE wanted > shown;
    """,
    """
    ALTER TABLE match ADD COLUMN trouble TEXT NOT NULL DEFAULT '';
    ALTER TABLE surface ADD COLUMN mark TEXT NOT NULL DEFAULT '';
    CREATE INDEX match_thread ON match (thread);
    CREATE INDEX surface_due_dm ON surface (user) WHERE wanted > shown AND place = 'dm';
    CREATE INDEX surface_due_channel ON surface (channel) WHERE wanted > shown AND place = 'channel';
    """,
    """
    ALTER TABLE match ADD COLUMN expires REAL NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN speed TEXT NOT NULL DEFAULT 'correspondence';
    UPDATE match SET expires = created + 172800 WHERE state = 'invited';
    ALTER TABLE player DROP COLUMN asked_turn;
    ALTER TABLE player ADD COLUMN asked INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE player ADD COLUMN asked_at REAL NOT NULL DEFAULT 0;
    ALTER TABLE player ADD COLUMN told INTEGER NOT NULL DEFAULT -1;
    CREATE INDEX player_waiting ON player (match) WHERE asked > told;
    CREATE TABLE lease (
        one INTEGER PRIMARY KEY CHECK (one = 1), holder INTEGER NOT NULL, host TEXT NOT NULL, boot TEXT NOT NULL,
        pid INTEGER NOT NULL, started REAL NOT NULL, sign REAL NOT NULL, state TEXT NOT NULL, since REAL NOT NULL
    ) STRICT;
    CREATE TABLE shared (message INTEGER PRIMARY KEY, at REAL NOT NULL) STRICT;
    """,
    """
    CREATE TABLE deck (
        id INTEGER PRIMARY KEY AUTOINCREMENT, user INTEGER NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL,
        cards TEXT NOT NULL, saved REAL NOT NULL, UNIQUE (user, key)
    ) STRICT;
    ALTER TABLE match ADD COLUMN form TEXT NOT NULL DEFAULT 'casual';
    ALTER TABLE player ADD COLUMN own TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE preference (
        user INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, name)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE match ADD COLUMN mode TEXT NOT NULL DEFAULT 'duel';
    ALTER TABLE match ADD COLUMN masking INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE match ADD COLUMN spectators INTEGER NOT NULL DEFAULT 1;
    """,
    """
    ALTER TABLE player ADD COLUMN orders TEXT NOT NULL DEFAULT '';
    CREATE TABLE passing (
        match TEXT NOT NULL REFERENCES match (id), seat INTEGER NOT NULL, number INTEGER NOT NULL,
        opened REAL NOT NULL, due REAL NOT NULL, by TEXT NOT NULL, PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passing_due ON passing (due) WHERE by != '';
    """,
    """
    ALTER TABLE entry ADD COLUMN milestones TEXT NOT NULL DEFAULT '[]';
    """,
    """
    ALTER TABLE player ADD COLUMN seen_turn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE player ADD COLUMN seen_lines INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE player ADD COLUMN seen_last TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE match ADD COLUMN open INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE player ADD COLUMN reminded INTEGER NOT NULL DEFAULT -1;
    """,
    """
    CREATE TABLE played (
        id TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match (id), number INTEGER NOT NULL,
        secret BLOB NOT NULL, pins BLOB NOT NULL, setup TEXT NOT NULL, started REAL NOT NULL, ended REAL NOT NULL,
        UNIQUE (match, number)
    ) STRICT;
    INSERT INTO played SELECT game.id, game.id, 1, secret, pins, setup, started, ended FROM game JOIN match USING (id);
    DROP TABLE game;
    ALTER TABLE played RENAME TO game;
    CREATE TABLE series (match TEXT PRIMARY KEY REFERENCES match (id), data BLOB NOT NULL) STRICT;
    """,
    """
    ALTER TABLE match ADD COLUMN rematch_of TEXT NOT NULL DEFAULT '';
    ALTER TABLE match ADD COLUMN lost INTEGER NOT NULL DEFAULT -1;
    CREATE INDEX match_rematch ON match (rematch_of) WHERE rematch_of != '';
    """,
    """
    ALTER TABLE match ADD COLUMN edition TEXT NOT NULL DEFAULT 'v1.4';
    """,
    """
    ALTER TABLE player ADD COLUMN level TEXT NOT NULL DEFAULT '';
    CREATE INDEX player_computer ON player (match) WHERE level != '';
    """,
    """
    CREATE TABLE lesson (
        user INTEGER NOT NULL, name TEXT NOT NULL, run TEXT NOT NULL DEFAULT '', current INTEGER NOT NULL DEFAULT 0,
        changed REAL NOT NULL, done REAL NOT NULL DEFAULT 0, PRIMARY KEY (user, name)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE solved (user INTEGER NOT NULL, puzzle TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (user, puzzle))
    STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE beginning (match TEXT PRIMARY KEY REFERENCES match (id), snapshot BLOB NOT NULL, pins BLOB NOT NULL)
    STRICT;
    """,
)
LEASED = 3
"""From this version on a database knows which process hosts."""
