import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { RupeeField } from '../shared/RupeeField';
import { AmountCode } from './AmountCode';
import type { QrPaymentActor, Receiver } from './QrPaymentFlow';
import { NOTE_LENGTH } from './qrPaymentMachine';

interface GenerateCodeProps {
  actor: QrPaymentActor;
  receiver: Receiver;
}

/** An amount and a note become a code. */
export function GenerateCode({ actor, receiver }: GenerateCodeProps) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  return (
    <Screen
      header={
        <PageHeader
          title={t('generateTitle')}
          subtitle={t('generateSubtitle')}
          onBack={() => actor.send({ type: 'back' })}
        />
      }
      footer={
        <Button fullWidth onPress={() => actor.send({ type: 'done' })}>
          {tCommon('done')}
        </Button>
      }
    >
      <Stack gap={6}>
        <RupeeField
          actor={actor}
          label={t('amount')}
          problems={['invalidAmount']}
          onBlur={() => actor.send({ type: 'amount.left' })}
        />
        <NoteInput actor={actor} />
      </Stack>
      <AmountCode actor={actor} receiver={receiver} />
    </Screen>
  );
}

/** Reads its own part of the machine, so that a key press renders the field alone. */
function NoteInput({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const note = useSelector(actor, ({ context }) => context.note);
  return (
    <TextField
      label={t('note')}
      placeholder={t('notePlaceholder')}
      isOptional
      maxLength={NOTE_LENGTH}
      value={note}
      onChange={(value) => actor.send({ type: 'note.changed', note: value })}
    />
  );
}
