import { useCallback, useEffect, useId, type ComponentType } from 'react';
import { FieldGroup } from '../../components/Field/FieldGroup';
import { useSubmission, useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import type { AddCardActor, TokenizedCard } from './addCardMachine';
import { paymentMethodsMessages } from './messages';

export interface CardFieldsProps {
  /** Call it with the card once the processor has stored it, and with null while its fields are incomplete. */
  onChange: (card: TokenizedCard | null) => void;
  /** Name of the fields in the user's language, such as for the title of a frame. */
  label: string;
  /** Whether the card is missing, not supported or expired; the message is below the fields. */
  isInvalid: boolean;
  /** Whether the card is being added. */
  isDisabled: boolean;
}

interface ProcessorCardFieldsProps {
  actor: AddCardActor;
  fields: ComponentType<CardFieldsProps>;
}

/** A card processor's own fields, so that number and security code never reach the wallet. docs/rules.md METHOD-9. */
export function ProcessorCardFields({ actor, fields: Fields }: ProcessorCardFieldsProps) {
  const t = useMessages(paymentMethodsMessages);
  const id = useId();
  const { isPending } = useSubmission(actor);
  const field = useSubmissionField(actor, 'tokenized', 'cardUnsupported', 'cardExpired');
  const isUnset = field.value === undefined;
  const change = useCallback(
    (tokenized: TokenizedCard | null) => actor.send({ type: 'changed', values: { tokenized } }),
    [actor],
  );
  // From the first render and after a reset, the machine requires a token instead of a number.
  useEffect(() => {
    if (isUnset) change(null);
  }, [isUnset, change]);
  const error = field.fieldError ? t('missing.tokenized') : field.errorMessage;
  const label = t('fields.tokenized');
  return (
    <FieldGroup id={id} label={label} errorMessage={error} takesFocus>
      <Fields onChange={change} label={label} isInvalid={Boolean(error)} isDisabled={isPending} />
    </FieldGroup>
  );
}
