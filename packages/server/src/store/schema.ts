/** The database itself rejects a repeated id or key, an entry without an account, and any change to a posted entry. */
export const SCHEMA_SQL = `
CREATE TABLE account (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  opening TEXT NOT NULL
) STRICT;

CREATE TABLE entry (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  accountId TEXT NOT NULL REFERENCES account (id),
  type TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount TEXT NOT NULL,
  description TEXT NOT NULL,
  status TEXT NOT NULL,
  verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
  message TEXT,
  timestamp TEXT NOT NULL
) STRICT;

CREATE TABLE answered (
  position INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  request TEXT NOT NULL,
  entryId TEXT NOT NULL REFERENCES entry (id)
) STRICT;

CREATE TABLE posting (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
CREATE TABLE hold (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
CREATE TABLE conversion (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;

CREATE TRIGGER entry_is_for_good BEFORE UPDATE ON entry
BEGIN SELECT raise(ABORT, 'An entry is never changed'); END;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT raise(ABORT, 'An entry is never removed'); END;
`;

/** Drops the tables and their rows; referencing tables come first. */
export const DROP_SCHEMA_SQL = `
DROP TABLE IF EXISTS posting;
DROP TABLE IF EXISTS hold;
DROP TABLE IF EXISTS conversion;
DROP TABLE IF EXISTS answered;
DROP TABLE IF EXISTS entry;
DROP TABLE IF EXISTS account;
`;

export const SCHEMA_VERSION = 2;
