import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { getLoadableBalance } from '../../accounts';
import { AmountSentence } from '../../components/Amount';
import { RadioCards } from '../../components/RadioCards';
import { Stack } from '../../components/Stack';
import { AvailableBalance } from '../../steps/AvailableBalance';
import { useSubmissionField } from '../../engine/submission';
import { parseEnteredAmount } from '../../format';
import type { EntryContent } from '../../hooks/menuEntries';
import { useEntryText } from '../../hooks/useMenuEntries';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { cardPaymentMessages } from './messages';
import { FormAmount } from '../../steps/FormAmount';
import { FormScreen } from '../../steps/FormScreen';
import { getDepositAccountType, type CardPaymentActor } from './cardPaymentMachine';

interface CardPaymentFormProps {
  actor: CardPaymentActor;
  methods: readonly EntryContent[];
}

export function CardPaymentForm({ actor, methods }: CardPaymentFormProps) {
  const t = useMessages(cardPaymentMessages);
  const tCommon = useMessages(commonMessages);
  const balanceId = useId();
  return (
    <FormScreen
      actor={actor}
      title={t('title')}
      description={t('subtitle')}
      fieldProblems={['paymentMethodRequired', 'invalidAmount', 'paymentAccountError']}
      submitLabel={<PayLabel actor={actor} />}
      missing={tCommon('enterAmount')}
    >
      <Stack gap={2}>
        <FormAmount actor={actor} describedBy={balanceId} />
        <CurrentBalance actor={actor} id={balanceId} />
      </Stack>
      <MethodField actor={actor} methods={methods} />
    </FormScreen>
  );
}

/** If the accounts failed to load, shows an error even for a currency without an account. */
function CurrentBalance({ actor, id }: { actor: CardPaymentActor; id: string }) {
  const { accounts, money } = useSelector(actor, ({ context }) => context.facts);
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const type = getDepositAccountType(currency, money);
  if (type)
    return (
      <AvailableBalance id={id} balance={getLoadableBalance(accounts, type)} currency={currency} />
    );
  return accounts.status === 'error' ? <AvailableBalance balance={accounts} /> : null;
}

function MethodField({ actor, methods }: CardPaymentFormProps) {
  const t = useMessages(cardPaymentMessages);
  const getText = useEntryText();
  const field = useSubmissionField(actor, 'method', 'paymentMethodRequired');
  return (
    <RadioCards
      label={t('method')}
      options={methods.map(({ id, icon, label, description }) => ({
        id,
        icon,
        label: getText(label),
        description: description && getText(description),
      }))}
      value={field.value}
      onChange={field.onChange}
      errorMessage={field.errorMessage}
    />
  );
}

function PayLabel({ actor }: { actor: CardPaymentActor }) {
  const t = useMessages(cardPaymentMessages);
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const amount = useSelector(actor, ({ context: { values, facts } }) =>
    parseEnteredAmount(values.amount, values.currency, facts.money),
  );
  return amount !== null ? (
    <AmountSentence>
      {(write) => t('pay', { amount: write(amount, currency, { naming: 'symbol' }) })}
    </AmountSentence>
  ) : (
    t('payNothing')
  );
}
