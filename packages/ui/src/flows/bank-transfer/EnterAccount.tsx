import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { TextField } from '../../components/TextField';
import type { BankTransferActor } from './BankTransferFlow';
import { usesIban } from './countries';
import { TransferHeader } from './TransferHeader';

/** Step 3: the account at the bank. */
export function EnterAccount({ actor }: { actor: BankTransferActor }) {
  const t = useTranslations('bankTransfer');
  const tCommon = useTranslations('common');
  const formId = useId();
  const bank = useSelector(actor, ({ context }) => context.bank ?? '');
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <Screen
      header={<TransferHeader actor={actor} step={3} subtitle={t('accountHint', { bank })} />}
      footer={
        <Button type="submit" form={formId} fullWidth isDisabled={!canContinue}>
          {tCommon('continue')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'continued' });
        }}
      >
        <AccountInput actor={actor} />
      </form>
    </Screen>
  );
}

/** Reads its own part of the machine, so that a key press renders the field alone. */
function AccountInput({ actor }: { actor: BankTransferActor }) {
  const t = useTranslations('bankTransfer');
  const hasIban = useSelector(actor, ({ context }) => usesIban(context.country));
  const accountNumber = useSelector(actor, ({ context }) => context.accountNumber);
  return (
    <TextField
      label={t(hasIban ? 'iban' : 'accountNumber')}
      autoComplete="off"
      autoCapitalize="none"
      value={accountNumber}
      onChange={(value) => actor.send({ type: 'account.changed', accountNumber: value })}
    />
  );
}
