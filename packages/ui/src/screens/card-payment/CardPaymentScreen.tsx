import { useSelector } from '@xstate/react';
import { useTranslations } from '../../messages';
import { DoneScreen } from '../shared/DoneScreen';
import { FormFrame } from '../shared/FormFrame';
import { CardPaymentForm } from './CardPaymentForm';
import type { CardPaymentActor } from './cardPaymentMachine';

export interface CardPaymentScreenProps {
  /** A running `cardPaymentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: CardPaymentActor;
}

/** Form that adds money to the wallet by card or a similar method (docs/rules.md CARD). */
export function CardPaymentScreen({ actor }: CardPaymentScreenProps) {
  return (
    <FormFrame
      actor={actor}
      form={<CardPaymentForm actor={actor} />}
      done={<Done actor={actor} />}
    />
  );
}

function Done({ actor }: CardPaymentScreenProps) {
  const t = useTranslations('cardPayment');
  const values = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('doneTitle')}
      values={values}
      describe={(amount) =>
        t('doneText', { amount, method: t(`methods.${values.method ?? 'card'}`) })
      }
      leadsTo="funds"
    />
  );
}
