import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { FlowFrame } from '../../components/FlowFrame';
import { formatPreview, parseAmount } from '../../format';
import type { Loadable, WalletAccount } from '../../types';
import { DoneScreen } from '../shared/DoneScreen';
import { CardPaymentForm } from './CardPaymentForm';
import type { CardPaymentActor } from './cardPaymentMachine';

export interface CardPaymentScreenProps {
  /** A running `cardPaymentMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: CardPaymentActor;
  accounts: Loadable<readonly WalletAccount[]>;
}

/** Adding money to the wallet (docs/rules.md CARD). */
export function CardPaymentScreen({ actor, accounts }: CardPaymentScreenProps) {
  const isDone = useSelector(
    actor,
    (snapshot) => snapshot.matches('succeeded') || snapshot.matches('left'),
  );
  return (
    <FlowFrame step={isDone ? 2 : 1}>
      {isDone ? <Done actor={actor} /> : <CardPaymentForm actor={actor} accounts={accounts} />}
    </FlowFrame>
  );
}

function Done({ actor }: { actor: CardPaymentActor }) {
  const t = useTranslations('cardPayment');
  const { amount, currency, method } = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('doneTitle')}
      description={t('doneText', {
        amount: formatPreview(parseAmount(amount) ?? amount, currency),
        method: t(`methods.${method ?? 'card'}`),
      })}
      leadsTo="funds"
    />
  );
}
