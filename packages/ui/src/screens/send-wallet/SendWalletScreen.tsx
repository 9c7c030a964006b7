import { useSelector } from '@xstate/react';
import { useTranslations } from '../../messages';
import { DoneScreen } from '../shared/DoneScreen';
import { FormFrame } from '../shared/FormFrame';
import { SendWalletForm, type SendWalletFormProps } from './SendWalletForm';
import type { SendWalletActor } from './sendWalletMachine';

export type SendWalletScreenProps = SendWalletFormProps;

/** Sends money to another wallet (docs/rules.md WAL). */
export function SendWalletScreen(props: SendWalletScreenProps) {
  return (
    <FormFrame
      actor={props.actor}
      form={<SendWalletForm {...props} />}
      done={<Done actor={props.actor} />}
    />
  );
}

function Done({ actor }: { actor: SendWalletActor }) {
  const t = useTranslations('sendWallet');
  const values = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('doneTitle')}
      values={values}
      describe={(amount) => t('doneText', { amount, recipient: values.recipient.trim() })}
      leadsTo="home"
    />
  );
}
