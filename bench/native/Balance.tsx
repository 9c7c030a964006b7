import { balance, shares } from '../data';
import { written } from './words';

const parts = [
  { id: 'pkr', name: 'Cash', currency: 'PKR' },
  { id: 'gold', name: 'Gold', currency: 'GOLD' },
  { id: 'silver', name: 'Silver', currency: 'SILVER' },
] as const;

/** The sum, and what it is made of. */
export const Balance = () => (
  <section aria-labelledby="balance" className="balance">
    <h2 id="balance">Total Balance</h2>
    <p className="total">{written(balance.total)}</p>
    <div aria-hidden="true" className="bar">
      {parts.map(({ id }) => (
        <span key={id} className={id} style={{ flexGrow: shares[id] }} />
      ))}
    </div>
    <dl>
      {parts.map(({ id, name, currency }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{written(balance.holdings[id], currency)}</dd>
          <dd className="small">{shares[id]}% of the total</dd>
        </div>
      ))}
    </dl>
  </section>
);
