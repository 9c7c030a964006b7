import type { DatabaseSync } from 'node:sqlite';

/**
 * Does all of the work or none of it. `write` takes the one place of a writer at once, so that nothing is
 * written by others between what the work reads and what it writes; `read` sees one moment of the books.
 */
export function inTransaction<T>(database: DatabaseSync, kind: 'read' | 'write', work: () => T): T {
  database.exec(kind === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
