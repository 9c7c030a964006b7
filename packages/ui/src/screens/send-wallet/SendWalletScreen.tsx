import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { amountText } from '../shared/amountText';
import { DoneScreen } from '../shared/DoneScreen';
import { FormFrame } from '../shared/FormFrame';
import { SendWalletForm } from './SendWalletForm';
import type { SendWalletActor } from './sendWalletMachine';

/** Somebody with a wallet. */
export interface WalletRecipient {
  /** Wallet ID, as it is typed. */
  id: string;
  name: string;
  /** Avatar initials. */
  initials: string;
}

export interface SendWalletScreenProps {
  /** A running `sendWalletMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: SendWalletActor;
  /** Whom something was sent to lately. */
  recents: readonly WalletRecipient[];
  /** Emitted when a recent recipient's ID was filled in. */
  onRecipientSelected: (recipient: WalletRecipient) => void;
}

/** Sending to another wallet (docs/rules.md WAL). */
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
      description={t('doneText', {
        amount: amountText(values),
        recipient: values.recipient.trim(),
      })}
      leadsTo="home"
    />
  );
}
