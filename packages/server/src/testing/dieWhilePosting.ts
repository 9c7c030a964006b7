// Executes some statements of a posting, then kills its own process before the commit.
import { DEFAULT_HOLDER } from '../store/defaultHolder';
import { isPostgresUrl } from '../store/openLedgerStore';
import { openPostgres } from '../store/postgres/openPostgres';
import { post } from '../store/posting';
import type { Program } from '../store/program';
import { openSqlite } from '../store/sqlite/openSqlite';
import { terms } from '../terms';

const [database = '', statements = ''] = process.argv.slice(2);

function* dieAfter<T>(program: Program<T>, count: number): Program<T> {
  let step = program.next();
  for (let executed = 0; !step.done; executed += 1) {
    if (executed === count) process.kill(process.pid, 'SIGKILL');
    step = program.next(yield step.value);
  }
  process.kill(process.pid, 'SIGKILL');
  return step.value;
}

const driver = isPostgresUrl(database)
  ? await openPostgres({ url: database })
  : await openSqlite({ file: database });
const draft = {
  accountId: 'account-pkr',
  type: 'sent',
  currency: 'PKR',
  amount: '1',
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
};
const context = { dialect: driver.dialect, now: new Date(), fraud: null };
await driver.write(() =>
  dieAfter(post(context, DEFAULT_HOLDER, { key: 'a', draft }, terms), Number(statements)),
);
