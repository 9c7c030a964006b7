import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const BINARIES = '/usr/lib/postgresql/*/bin/postgres';

/** Owns the cluster, because PostgreSQL refuses to run as root. */
const USER = 'postgres';

function findBinaries(): string | null {
  const [found] = globSync(BINARIES).toSorted().toReversed();
  return found === undefined ? null : path.dirname(found);
}

const isRoot = process.getuid?.() === 0;

/** Returns why PostgreSQL cannot be tested here, or null if it can. Installs Debian's package if possible. */
export function findMissingPostgres(): string | null {
  if (findBinaries() === null && isRoot && existsSync('/usr/bin/apt-get')) {
    try {
      execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], {
        stdio: 'ignore',
        timeout: 240_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      return 'Debian’s package postgresql cannot be installed';
    }
  }
  return findBinaries() === null ? `PostgreSQL is not installed (${BINARIES})` : null;
}

export interface TestPostgres {
  /** The folder of PostgreSQL programs such as `pg_dump`. */
  binaries: string;
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a new, separate cluster that listens only on a socket in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const binaries = findBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'rad-postgres-'));
  const owner = isRoot
    ? {
        uid: Number(execFileSync('id', ['-u', USER])),
        gid: Number(execFileSync('id', ['-g', USER])),
      }
    : {};
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
  }
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=150', '-F'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(server, 'exit');
  await waitUntilReady(server.stderr);

  const getUrl = (database: string) =>
    `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let count = 0;
  return {
    binaries,
    createDatabase: async () => {
      const name = `ledger_${(count += 1)}`;
      const client = new pg.Client({ connectionString: getUrl('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return getUrl(name);
    },
    stop: async () => {
      // An immediate shutdown; the data is no longer needed.
      server.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(log: NodeJS.ReadableStream): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    log.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('ready to accept connections')) resolve();
    });
    log.on('end', () => reject(new Error(`PostgreSQL did not start: ${text}`)));
  });
}
