import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { FlowFrame } from '../../components/FlowFrame';
import { formatPreview, parseAmount } from '../../format';
import { DoneScreen } from '../shared/DoneScreen';
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
  const isDone = useSelector(
    props.actor,
    (snapshot) => snapshot.matches('succeeded') || snapshot.matches('left'),
  );
  return (
    <FlowFrame step={isDone ? 2 : 1}>
      {isDone ? <Done actor={props.actor} /> : <SendWalletForm {...props} />}
    </FlowFrame>
  );
}

function Done({ actor }: { actor: SendWalletActor }) {
  const t = useTranslations('sendWallet');
  const { amount, currency, recipient } = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('doneTitle')}
      description={t('doneText', {
        amount: formatPreview(parseAmount(amount) ?? amount, currency),
        recipient: recipient.trim(),
      })}
      leadsTo="home"
    />
  );
}
