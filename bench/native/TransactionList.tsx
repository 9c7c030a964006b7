import type { WalletTransaction } from '@rad-wallet/ui/types';
import { Icon } from './Icon';
import { told, written } from './words';

interface TransactionListProps {
  label: string;
  rows: readonly WalletTransaction[];
  hrefOf?: (row: WalletTransaction) => string;
}

const isOut = (type: string) => ['sent', 'withdrawal', 'silver_sale'].includes(type);

const capital = (code: string) => {
  const words = code.replace('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The list as one writes it without a library: no more elements than its looks need. */
export const TransactionList = ({ label, rows, hrefOf }: TransactionListProps) => (
  <ul aria-label={label} className="rows">
    {rows.map((row) => (
      <li key={row.id}>
        {hrefOf ? (
          <a className="row" href={hrefOf(row)}>
            <Line row={row} />
          </a>
        ) : (
          <div className="row">
            <Line row={row} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const Line = ({
  row: { type, contact, amount, currency, status, timestamp },
}: {
  row: WalletTransaction;
}) => (
  <>
    <span className="disc">
      <Icon name={isOut(type) ? 'out' : 'in'} />
    </span>
    <span className="line">
      <b>{contact}</b>
      <b className={isOut(type) ? 'amount' : 'amount in'}>
        {(isOut(type) ? '−' : '+') + written(amount, currency)}
      </b>
    </span>
    <span className="line small">
      <span>
        {capital(type)} · <time dateTime={timestamp}>{told(timestamp)}</time>
      </span>
      <span>
        <Icon name={status} /> {capital(status)}
      </span>
    </span>
  </>
);
