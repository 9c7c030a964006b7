import { ArrowLeftRight, Clock } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { AmountText } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { RelativeTime } from '../../components/RelativeTime';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { transactionsMessages } from '../../messages/shared/transactions';
import { unfinishedPaymentsMessages } from './messages';
import * as styles from './unfinishedPayments.css';
import type {
  PaymentResult,
  UnfinishedPayment,
  UnfinishedPaymentsActor,
} from './unfinishedPaymentsMachine';

export interface UnfinishedPaymentsProps {
  /** A running `unfinishedPaymentsMachine` actor. The page handles the `toast` events it emits. */
  actor: UnfinishedPaymentsActor;
}

/** The payments whose outcome is not known; nothing without any. docs/rules.md PAY-11. */
export function UnfinishedPayments({ actor }: UnfinishedPaymentsProps) {
  const t = useMessages(unfinishedPaymentsMessages);
  const { payments, results } = useSelector(actor, ({ context }) => context);
  if (payments.length === 0) return null;
  return (
    <Card title={t('title')} padding="list">
      <ul role="list">
        {payments.map((payment) => (
          <li key={payment.key} className={styles.row}>
            <Row actor={actor} payment={payment} result={results[payment.key]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  actor: UnfinishedPaymentsActor;
  payment: UnfinishedPayment;
  result: PaymentResult | undefined;
}

function Row({ actor, payment, result }: RowProps) {
  const t = useMessages(unfinishedPaymentsMessages);
  const { kind, summary, startedAt, href } = payment;
  const status = kind === 'conversion' ? 'finishing' : 'notKnown';
  return (
    <>
      <ListItem
        icon={kind === 'conversion' ? ArrowLeftRight : Clock}
        tone="neutral"
        title={<Title payment={payment} />}
        description={
          <>
            {!result && `${t(status)} · `}
            <RelativeTime timestamp={startedAt} />
          </>
        }
        trailing={<AmountText value={summary.amount} currency={summary.currency} />}
        href={result ? undefined : href}
      />
      <div className={styles.outcome} role="status">
        {result && (
          <Callout tone={result === 'succeeded' ? 'success' : 'neutral'}>
            {t(`${result}.${kind}`)}
          </Callout>
        )}
      </div>
      {!result && <CheckButton actor={actor} payment={payment} />}
    </>
  );
}

function Title({ payment: { kind, summary, boughtCurrency } }: Pick<RowProps, 'payment'>) {
  const t = useMessages(unfinishedPaymentsMessages);
  const tTransactions = useMessages(transactionsMessages);
  const { home } = useMoney();
  const { getLabel } = useCurrencyTexts();
  if (kind === 'deposit') return t('deposit');
  if (kind === 'conversion' && boughtCurrency !== undefined) {
    return tTransactions('title.converted', {
      from: getLabel(summary.currency ?? home),
      to: getLabel(boughtCurrency),
    });
  }
  return summary.payee === undefined ? t('payment') : <bdi translate="no">{summary.payee}</bdi>;
}

function CheckButton({ actor, payment: { key, kind } }: Pick<RowProps, 'actor' | 'payment'>) {
  const t = useMessages(unfinishedPaymentsMessages);
  const tPayment = useMessages(paymentMessages);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isChecked = useSelector(actor, ({ context }) => context.checked?.key === key);
  const isFinish = kind === 'conversion';
  return (
    <div ref={moveFocusOnRemoval} className={styles.action}>
      <Button
        variant="secondary"
        size="sm"
        isPending={isBusy && isChecked}
        isDisabled={isBusy && !isChecked}
        pendingLabel={isFinish ? t('finishing') : tPayment('inDoubt.checking')}
        onPress={() => actor.send({ type: 'check.requested', key })}
      >
        {isFinish ? t('finish') : tPayment('inDoubt.check')}
      </Button>
    </div>
  );
}
