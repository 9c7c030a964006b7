import { useSelector } from '@xstate/react';
import { TextField } from '../../components/TextField';
import { useTranslations } from '../../messages';
import type { LoadableItems } from '../../types';
import { FormStep } from '../shared/FormStep';
import type { BankTransferActor } from './bankTransferMachine';
import { findCountry, usesIban, type BankCountry } from './countries';
import { TransferHeader } from './TransferHeader';

interface EnterAccountProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
}

/** Step 3: enter the account number or IBAN. */
export function EnterAccount({ actor, countries }: EnterAccountProps) {
  const t = useTranslations('bankTransfer');
  const tCommon = useTranslations('common');
  const bank = useSelector(actor, ({ context }) => context.bank ?? '');
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
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
      onSubmit={() => actor.send({ type: 'continued' })}
    >
      <AccountInput actor={actor} countries={countries} />
    </FormStep>
  );
}

/** Selects only its own value, so a key press re-renders only this field. */
function AccountInput({ actor, countries }: EnterAccountProps) {
  const t = useTranslations('bankTransfer');
  const hasIban = useSelector(actor, ({ context }) =>
    usesIban(findCountry(countries, context.country)),
  );
  const accountNumber = useSelector(actor, ({ context }) => context.accountNumber);
  return (
    <TextField
      label={t(hasIban ? 'iban' : 'accountNumber')}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      value={accountNumber}
      onChange={(value) => actor.send({ type: 'account.changed', accountNumber: value })}
    />
  );
}
