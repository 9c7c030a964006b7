import { TransactionList } from '@rad-wallet/ui/TransactionList';
import { rows } from '../data';

const history = rows(500);

/** Five hundred rows that lead to their receipts. */
export const History = () => (
  <main>
    <h1>History</h1>
    <TransactionList label="History" transactions={history} hrefOf={({ id }) => `#${id}`} />
  </main>
);
