import './native.css';
import { rows } from '../data';
import { offer } from '../offer';
import { TransactionList } from './TransactionList';

const history = rows(500);

offer(
  <main>
    <h1>History</h1>
    <TransactionList label="History" rows={history} hrefOf={({ id }) => `#${id}`} />
  </main>,
);
