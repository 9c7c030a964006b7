import { useSelector } from '@xstate/react';
import { CreditCard, Landmark, Smartphone, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RadioCards } from '../../components/RadioCards';
import { Stack } from '../../components/Stack';
import { balanceOf, useFieldProblem } from '../../flows/shared';
import { AvailableBalance } from '../../flows/shared/AvailableBalance';
import { useSubmissionField } from '../../flows/submission';
import { FormAmount } from '../shared/FormAmount';
import { FormScreen } from '../shared/FormScreen';
import {
  accountTypeOf,
  PAYMENT_METHODS,
  type CardPaymentActor,
  type PaymentMethod,
} from './cardPaymentMachine';
import type { CardPaymentScreenProps } from './CardPaymentScreen';
import { PayLabel } from './PayLabel';

const icons: Record<PaymentMethod, LucideIcon> = {
  card: CreditCard,
  bankTransfer: Landmark,
  applePay: Smartphone,
  googlePay: Wallet,
};

/** How much, of what, and how it is paid. */
export function CardPaymentForm({ actor, accounts }: CardPaymentScreenProps) {
  const t = useTranslations('cardPayment');
  return (
    <FormScreen
      actor={actor}
      title={t('title')}
      subtitle={t('subtitle')}
      failure="paymentFailed"
      submitLabel={<PayLabel actor={actor} />}
    >
      <Stack gap={2}>
        <FormAmount actor={actor} />
        <CurrentBalance actor={actor} accounts={accounts} />
      </Stack>
      <MethodField actor={actor} />
    </FormScreen>
  );
}

/** What the account holds that the deposit goes to; or, for any currency, that the read failed. */
function CurrentBalance({ actor, accounts }: CardPaymentScreenProps) {
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const type = accountTypeOf(currency);
  if (!type) return accounts.status === 'error' ? <AvailableBalance balance={accounts} /> : null;
  const balance =
    accounts.status === 'ready'
      ? { status: accounts.status, value: balanceOf(accounts.value, type) }
      : accounts;
  return <AvailableBalance balance={balance} currency={currency} />;
}

function MethodField({ actor }: { actor: CardPaymentActor }) {
  const t = useTranslations('cardPayment');
  const problemFor = useFieldProblem();
  const { value, onChange } = useSubmissionField(actor, 'method');
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <RadioCards
      label={t('method')}
      options={PAYMENT_METHODS.map((id) => ({
        id,
        title: t(`methods.${id}`),
        description: t(`methodHints.${id}`),
        icon: icons[id],
      }))}
      value={value}
      onChange={onChange}
      errorMessage={problemFor(problem, 'paymentMethodRequired')}
    />
  );
}
