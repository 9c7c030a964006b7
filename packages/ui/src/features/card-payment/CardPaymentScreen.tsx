import { useSelector } from '@xstate/react';
import type { EntryContent } from '../../hooks/menuEntries';
import { useEntryText } from '../../hooks/useMenuEntries';
import { useMessages } from '../../messages';
import { cardPaymentMessages } from './messages';
import { DoneScreen } from '../../steps/DoneScreen';
import { FormFrame } from '../../steps/FormFrame';
import { CardPaymentForm } from './CardPaymentForm';
import type { CardPaymentActor } from './cardPaymentMachine';
import { defaultPaymentMethods } from './paymentMethods';

export interface CardPaymentScreenProps {
  /** A running `cardPaymentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: CardPaymentActor;
  /** Payment methods, in display order. @default `defaultPaymentMethods` */
  methods?: readonly EntryContent[];
}

/**
 * Form for adding money by card or a similar method (docs/rules.md CARD, NAV-18). Use it for a single deposit; to save
 * or remove cards use `PaymentMethodsScreen`, to add money by bank transfer `BankDepositScreen`.
 */
export function CardPaymentScreen({
  actor,
  methods = defaultPaymentMethods,
}: CardPaymentScreenProps) {
  return (
    <FormFrame
      actor={actor}
      form={<CardPaymentForm actor={actor} methods={methods} />}
      done={<Done actor={actor} methods={methods} />}
    />
  );
}

function Done({ actor, methods }: Required<CardPaymentScreenProps>) {
  const t = useMessages(cardPaymentMessages);
  const getText = useEntryText();
  const values = useSelector(actor, ({ context }) => context.values);
  const method = methods.find(({ id }) => id === values.method);
  return (
    <DoneScreen
      actor={actor}
      title={t('doneTitle')}
      values={values}
      describe={(amount) => t('doneText', { amount, method: method ? getText(method.label) : '' })}
      leadsTo="funds"
    />
  );
}
