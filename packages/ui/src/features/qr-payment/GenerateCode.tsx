import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import { HomeAmountField } from '../../steps/HomeAmountField';
import type { MerchantAccountInfo } from './accounts';
import { AmountCode } from './AmountCode';
import { MAX_NOTE_LENGTH, type QrPaymentActor } from './qrPaymentMachine';
import type { Receiver } from './receiver';

interface GenerateCodeProps {
  actor: QrPaymentActor;
  receiver: Receiver;
  account?: MerchantAccountInfo;
}

export function GenerateCode({ actor, receiver, account }: GenerateCodeProps) {
  const t = useMessages(qrPaymentMessages);
  const { home } = useMoney();
  const tCommon = useMessages(commonMessages);
  return (
    <Screen
      header={
        <PageHeader
          title={t('generateTitle')}
          description={t('generateSubtitle')}
          onBack={() => actor.send({ type: 'back' })}
        />
      }
      footer={
        <Button isFullWidth onPress={() => actor.send({ type: 'finished' })}>
          {tCommon('done')}
        </Button>
      }
    >
      <Stack gap={6}>
        <HomeAmountField
          actor={actor}
          label={t('amount', { currency: home })}
          problems={['invalidAmount', 'codeAmountTooHigh']}
          onBlur={() => actor.send({ type: 'amount.left' })}
        />
        <NoteInput actor={actor} />
      </Stack>
      <AmountCode actor={actor} receiver={receiver} account={account} />
    </Screen>
  );
}

/** Selects only this field's value, so that a key press re-renders only this field. */
function NoteInput({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const note = useSelector(actor, ({ context }) => context.note);
  return (
    <TextField
      label={t('note')}
      placeholder={t('notePlaceholder')}
      isOptional
      maxLength={MAX_NOTE_LENGTH}
      value={note}
      onChange={(value) => actor.send({ type: 'note.changed', note: value })}
    />
  );
}
