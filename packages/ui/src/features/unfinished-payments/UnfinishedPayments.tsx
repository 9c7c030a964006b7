import { ArrowLeftRight, Clock } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { AmountText } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { RelativeTime } from '../../components/RelativeTime';
import { useFormatRelativeDate } from '../../components/RelativeTime/useFormatRelativeDate';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
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

/**
 * The payments whose outcome is not known; nothing without any. Use it as `unfinished` of `FundsScreen` and
 * `TransactionsScreen`, or on your own page with the history. docs/rules.md PAY-11.
 */
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
  const title = useTitle(payment);
  const { kind, summary, startedAt, href } = payment;
  const status = kind === 'conversion' ? 'finishing' : 'notKnown';
  return (
    <>
      <ListItem
        icon={kind === 'conversion' ? ArrowLeftRight : Clock}
        tone="neutral"
        title={summary?.payee === title ? <bdi translate="no">{title}</bdi> : title}
        description={
          <>
            {!result && <span>{`${t(status)} ·`}</span>} <RelativeTime timestamp={startedAt} />
          </>
        }
        trailing={summary && <AmountText value={summary.amount} currency={summary.currency} />}
        href={result ? undefined : href}
      />
      <div className={styles.outcome} role="status">
        {result && (
          <Callout tone={result === 'succeeded' ? 'success' : 'neutral'}>
            {t(`${result}.${kind}`)}
          </Callout>
        )}
      </div>
      {!result && <CheckButton actor={actor} payment={payment} title={title} />}
    </>
  );
}

/** The payee, or what the payment is. */
function useTitle({ kind, summary, boughtCurrency }: UnfinishedPayment): string {
  const t = useMessages(unfinishedPaymentsMessages);
  const tTransactions = useMessages(transactionsMessages);
  const { home } = useMoney();
  const { getLabel } = useCurrencyTexts();
  if (kind === 'deposit') return t('deposit');
  if (kind === 'conversion' && boughtCurrency !== undefined) {
    return tTransactions('title.converted', {
      from: getLabel(summary?.currency ?? home),
      to: getLabel(boughtCurrency),
    });
  }
  return summary?.payee ?? t('payment');
}

interface CheckButtonProps extends Pick<RowProps, 'actor' | 'payment'> {
  title: string;
}

function CheckButton({
  actor,
  payment: { key, kind, summary, startedAt },
  title,
}: CheckButtonProps) {
  const t = useMessages(unfinishedPaymentsMessages);
  const tPayment = useMessages(paymentMessages);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isChecked = useSelector(actor, ({ context }) => context.checked?.key === key);
  const formatSpoken = useFormatSpokenAmount();
  const formatRelative = useFormatRelativeDate();
  const [label, pendingLabel] =
    kind === 'conversion'
      ? [t('finish'), t('finishing')]
      : [tPayment('inDoubt.check'), tPayment('inDoubt.checking')];
  const isPending = isBusy && isChecked;
  return (
    <div ref={moveFocusOnRemoval} className={styles.action}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('actionSpoken', {
          action: isPending ? pendingLabel : label,
          payment: title,
          amount: summary
            ? formatSpoken(summary.amount, summary.currency)
            : formatRelative(startedAt),
        })}
        isPending={isPending}
        isDisabled={isBusy && !isChecked}
        pendingLabel={pendingLabel}
        onPress={() => actor.send({ type: 'check.requested', key })}
      >
        {label}
      </Button>
    </div>
  );
}
