import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { findMissingPostgres, startPostgres } from './startPostgres';
import type { TestPostgres } from './startPostgres';

/**
 * Returns a function that creates file paths in a temporary folder. The folder is removed after all tests in the file.
 */
export function createTemporaryFileFactory(): () => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rad-ledger-'));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => path.join(folder, `${(count += 1)}.sqlite`);
}

export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** Why this database cannot be tested here; null if it can. */
  missing: string | null;
  /** Returns the URL of a new, empty database. */
  create(): Promise<string>;
  /** The running cluster; null for SQLite. */
  getPostgres(): TestPostgres | null;
}

/** Creates the databases that every store test runs with. Call it at the top of a test file. */
export function createTestDatabases(): readonly TestDatabase[] {
  const createFile = createTemporaryFileFactory();
  const missing = findMissingPostgres();
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    if (missing === null) postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres?.stop());
  return [
    { name: 'SQLite', missing: null, create: async () => createFile(), getPostgres: () => null },
    {
      name: 'PostgreSQL',
      missing,
      create: async () => {
        if (!postgres) throw new Error('PostgreSQL is not running');
        return postgres.createDatabase();
      },
      getPostgres: () => postgres,
    },
  ];
}
