/** The SQL that differs between the two databases. */
export interface SchemaDialect {
  /** The column type of decimals that are summed. */
  amount: string;
  /** Triggers that prevent changes to posted entries and legs. */
  guards: string;
}

/**
 * All schema versions, oldest first; a database runs the ones it lacks. Never change a released version, add another
 * one. Database constraints also prevent a second entry or effect with the same key, and an entry without an account.
 */
export const createMigrations = ({ amount, guards }: SchemaDialect): readonly string[] => [
  `
CREATE TABLE holder (
  id TEXT PRIMARY KEY,
  entries INTEGER NOT NULL
);

CREATE TABLE account (
  holder TEXT NOT NULL REFERENCES holder (id),
  id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  type TEXT NOT NULL,
  balance ${amount} NOT NULL,
  held ${amount} NOT NULL,
  PRIMARY KEY (holder, id)
);

CREATE TABLE entry (
  holder TEXT NOT NULL,
  id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  account TEXT NOT NULL,
  type TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount TEXT NOT NULL,
  description TEXT NOT NULL,
  status TEXT NOT NULL,
  verified INTEGER NOT NULL,
  message TEXT,
  timestamp TEXT NOT NULL,
  PRIMARY KEY (holder, id),
  FOREIGN KEY (holder, account) REFERENCES account (holder, id)
);
CREATE UNIQUE INDEX entry_order ON entry (holder, timestamp, seq);
CREATE INDEX entry_pending ON entry (timestamp) WHERE status = 'pending';

CREATE TABLE leg (
  holder TEXT NOT NULL REFERENCES holder (id),
  posting TEXT NOT NULL,
  seq INTEGER NOT NULL,
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount ${amount} NOT NULL,
  PRIMARY KEY (holder, posting, seq)
);

CREATE TABLE hold (
  holder TEXT NOT NULL REFERENCES holder (id),
  id TEXT NOT NULL,
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount ${amount} NOT NULL,
  state TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (holder, id)
);

CREATE TABLE conversion (
  holder TEXT NOT NULL REFERENCES holder (id),
  id TEXT NOT NULL,
  status TEXT NOT NULL,
  opened_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (holder, id)
);
CREATE INDEX conversion_due ON conversion (expires_at) WHERE status = 'pending';

CREATE TABLE answered (
  holder TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (holder, key),
  FOREIGN KEY (holder, entry) REFERENCES entry (holder, id)
);

CREATE TABLE session (
  token TEXT PRIMARY KEY,
  holder TEXT NOT NULL REFERENCES holder (id),
  expires_at TEXT NOT NULL
);

${guards}
`,
  `
CREATE TABLE problem_report (
  holder TEXT NOT NULL,
  entry TEXT NOT NULL,
  reason TEXT NOT NULL,
  details TEXT NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (holder, entry),
  FOREIGN KEY (holder, entry) REFERENCES entry (holder, id)
);
`,
  `
CREATE TABLE consent_setting (
  holder TEXT PRIMARY KEY REFERENCES holder (id),
  above TEXT,
  pin TEXT NOT NULL,
  tries_left INTEGER NOT NULL,
  forgotten_at TEXT
);

CREATE TABLE consent (
  holder TEXT NOT NULL REFERENCES holder (id),
  key TEXT NOT NULL,
  payee TEXT NOT NULL,
  amount TEXT NOT NULL,
  currency TEXT NOT NULL,
  is_given INTEGER NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (holder, key)
);
`,
  `
ALTER TABLE problem_report ADD COLUMN reviewed_at TEXT;
ALTER TABLE problem_report ADD COLUMN answer_by TEXT;
ALTER TABLE problem_report ADD COLUMN decided_at TEXT;
ALTER TABLE problem_report ADD COLUMN decline_reason TEXT;
ALTER TABLE problem_report ADD COLUMN reversal TEXT;
`,
  `
CREATE TABLE card (
  holder TEXT NOT NULL REFERENCES holder (id),
  id TEXT NOT NULL,
  status TEXT NOT NULL,
  per_payment TEXT NOT NULL,
  per_day TEXT NOT NULL,
  online INTEGER NOT NULL,
  abroad INTEGER NOT NULL,
  PRIMARY KEY (holder, id)
);

CREATE TABLE card_change (
  holder TEXT NOT NULL REFERENCES holder (id),
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  PRIMARY KEY (holder, key)
);
`,
  `
CREATE TABLE fraud_warning (
  holder TEXT NOT NULL REFERENCES holder (id),
  payee TEXT NOT NULL,
  warned_at TEXT NOT NULL,
  PRIMARY KEY (holder, payee)
);
`,
  `
CREATE TABLE passkey_owner (
  holder TEXT PRIMARY KEY REFERENCES holder (id),
  handle TEXT NOT NULL UNIQUE,
  granted_until TEXT,
  challenge TEXT
);

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  holder TEXT NOT NULL REFERENCES passkey_owner (holder),
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (holder, key)
);

ALTER TABLE consent ADD COLUMN nonce TEXT;
`,
  `
ALTER TABLE passkey_owner ADD COLUMN granted_session TEXT;
`,
];

/** Referencing tables come before the tables they reference. */
const TABLES = [
  'passkey',
  'passkey_owner',
  'fraud_warning',
  'card_change',
  'card',
  'consent',
  'consent_setting',
  'problem_report',
  'session',
  'answered',
  'conversion',
  'hold',
  'leg',
  'entry',
  'account',
  'holder',
  'migration',
];

/** Deletes all tables. */
export const DROP_SQL = TABLES.map((table) => `DROP TABLE IF EXISTS ${table};`).join('\n');

export const MIGRATION_TABLE_SQL =
  'CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)';

/** Returns the migrations that a database lacks. Throws if its version is newer than this server's. */
export function getPendingMigrations(
  migrations: readonly string[],
  version: number,
): readonly string[] {
  if (version > migrations.length) {
    throw new Error(
      `The database has version ${version}; this server knows versions up to ${migrations.length}`,
    );
  }
  return migrations.slice(version);
}
