import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import type { LoadableItems } from '../../types';
import { FormStep } from '../../steps/FormStep';
import { getBankName, type BankTransferActor } from './bankTransferMachine';
import { findCountry, type BankCountry } from './countries';
import { LazyIbanAdvice } from './LazyIbanAdvice';
import { bankTransferMessages } from './messages';
import { TransferHeader } from './TransferHeader';

interface StepProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
}

/** Step 3: enter the account number or IBAN. */
export function EnterAccount({ actor, countries }: StepProps) {
  const t = useMessages(bankTransferMessages);
  const tCommon = useMessages(commonMessages);
  const bank = useSelector(actor, getBankName);
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  const hasIban = useSelector(actor, ({ context }) =>
    Boolean(findCountry(countries, context.country)?.hasIban),
  );
  return (
    <FormStep
      header={
        <TransferHeader
          actor={actor}
          step="enteringAccount"
          subtitle={t('accountHint', { bank })}
        />
      }
      submitLabel={tCommon('continue')}
      canSubmit={canContinue}
      missing={t(hasIban ? 'ibanNeeded' : 'accountNeeded')}
      onSubmit={() => actor.send({ type: 'continued' })}
    >
      <AccountInput actor={actor} countries={countries} hasIban={hasIban} />
    </FormStep>
  );
}

/** Selects only this field's value, so that a key press re-renders only this field. */
function AccountInput({ actor, countries, hasIban }: StepProps & { hasIban: boolean }) {
  const t = useMessages(bankTransferMessages);
  const [isEdited, setEdited] = useState(false);
  const accountNumber = useSelector(actor, ({ context }) => context.accountNumber);
  return (
    <Stack gap={5}>
      <TextField
        label={t(hasIban ? 'iban' : 'accountNumber')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        value={accountNumber}
        onChange={(value) => {
          setEdited(true);
          actor.send({ type: 'account.changed', accountNumber: value });
        }}
        onBlur={() => setEdited(false)}
      />
      {!isEdited && <LazyIbanAdvice actor={actor} countries={countries} />}
    </Stack>
  );
}
