import { ArrowDownLeft, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonPair } from '../../components/ButtonPair';
import { LinkButton } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useHrefs } from '../../hooks/useHrefs';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { fundsMessages } from './messages';
import type { Loadable, WalletTransaction } from '../../types';
import { BalancePanel } from '../../steps/BalancePanel';
import { EntryList, type ListEntry } from '../../steps/EntryList';
import { RecentActivity } from '../../steps/RecentActivity';
import { DailyLimit } from './DailyLimit';
import { defaultAddOptions, defaultWithdrawOptions } from './options';

/** Number of transactions shown on this screen. docs/rules.md TXN-6. */
export const FUNDS_HISTORY_LIMIT = 4;

export interface FundsScreenProps {
  /** Available balance in the home currency, a decimal string. */
  available: Loadable<string>;
  /** The latest `FUNDS_HISTORY_LIMIT` transactions, newest first. */
  transactions: Loadable<readonly WalletTransaction[]>;
  /** Returns the URL of a transaction's receipt. If omitted, the rows are not links. */
  getHref?: (transaction: WalletTransaction) => string;
  /** Whether fees are charged; if not, the guidelines say that there are no fees yet. @default true */
  isFeeCharged?: boolean;
  /** Whether the guidelines say that transactions are Shariah-compliant. @default true */
  isShariahCompliant?: boolean;
  /**
   * Daily transfer limit: a decimal string in the home currency. Displayed only, not enforced. docs/rules.md FUNDS-6.
   * @default not displayed
   */
  dailyLimit?: string;
  /** Payments in doubt, below the balance: `UnfinishedPayments`. docs/rules.md PAY-11. @default none */
  unfinished?: ReactNode;
  /** Ways to add money, in display order. @default `defaultAddOptions` */
  addOptions?: readonly ListEntry[];
  /** Ways to withdraw money, in display order. @default `defaultWithdrawOptions` */
  withdrawOptions?: readonly ListEntry[];
}

/**
 * The balance in the home currency with all ways to add and withdraw money. Use it as the page from which money is
 * added and withdrawn; for all services use `HomeScreen`, for the whole history `TransactionsScreen`. docs/rules.md
 * FUNDS, NAV-18.
 */
export function FundsScreen({
  available,
  transactions,
  getHref,
  isFeeCharged = true,
  isShariahCompliant = true,
  dailyLimit,
  unfinished,
  addOptions = defaultAddOptions,
  withdrawOptions = defaultWithdrawOptions,
}: FundsScreenProps) {
  const t = useMessages(fundsMessages);
  const { home } = useMoney();
  const tPayment = useMessages(paymentMessages);
  const hrefs = useHrefs();
  return (
    <Screen
      header={
        <PageHeader
          title={t('title')}
          description={t('subtitle', { currency: home })}
          backHref={hrefs.home}
        />
      }
    >
      <BalancePanel
        title={t('available')}
        amount={available}
        description={t('availableNote')}
        errorTitle={t('balanceFailed')}
      />
      {unfinished}
      <Stack as="section" gap={3}>
        <Text as="h2" size="heading">
          {t('quickActions')}
        </Text>
        <ButtonPair>
          <LinkButton href={hrefs.sendMoney} icon={Send} size="sm" isFullWidth>
            {t('sendMoney')}
          </LinkButton>
          {hrefs.requestMoney !== null && (
            <LinkButton
              href={hrefs.requestMoney}
              icon={ArrowDownLeft}
              variant="secondary"
              size="sm"
              isFullWidth
            >
              {t('requestMoney')}
            </LinkButton>
          )}
        </ButtonPair>
      </Stack>
      <EntryList title={t('addMoney')} entries={addOptions} />
      <EntryList title={t('withdrawMoney')} entries={withdrawOptions} />
      <Callout
        title={t('guidelines')}
        headingLevel={2}
        points={[
          ...(dailyLimit === undefined ? [] : [<DailyLimit key="dailyLimit" limit={dailyLimit} />]),
          t('instant'),
          ...(isShariahCompliant ? [t('compliant')] : []),
          t('support'),
          ...(isFeeCharged ? [] : [tPayment('feesNotCharged')]),
        ]}
      />
      <RecentActivity
        transactions={transactions}
        limit={FUNDS_HISTORY_LIMIT}
        allHref={hrefs.history}
        getHref={getHref}
      />
    </Screen>
  );
}
