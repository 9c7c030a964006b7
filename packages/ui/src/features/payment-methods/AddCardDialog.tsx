import { LockKeyhole } from 'lucide-react';
import { useId, type ComponentType } from 'react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SubmissionForm, useSubmission } from '../../engine/submission';
import { useMessages } from '../../messages';
import { paymentMethodsMessages } from './messages';
import {
  CardholderField,
  CardNumberField,
  ExpiryField,
  NicknameField,
  SecurityCodeField,
} from './AddCardFields';
import * as styles from './AddCardForm.css';
import type { AddCardActor } from './addCardMachine';
import { ProcessorCardFields, type CardFieldsProps } from './ProcessorCardFields';

export interface AddCardDialogProps {
  /** A running `addCardMachine` actor. */
  actor: AddCardActor;
  /** Whether the dialog is open; controlled by the page. */
  isOpen: boolean;
  /** The fields of a card processor. docs/rules.md METHOD-9. @default the wallet's own fields */
  cardFields?: ComponentType<CardFieldsProps>;
}

/** Dialog with the form for a new card. Cannot be closed during submission. docs/rules.md METHOD-4. */
export function AddCardDialog({ actor, isOpen, cardFields }: AddCardDialogProps) {
  const t = useMessages(paymentMethodsMessages);
  const formId = useId();
  const { isPending } = useSubmission(actor);
  return (
    <Dialog
      title={t('addCard')}
      isOpen={isOpen}
      onOpenChange={() => actor.send({ type: 'back' })}
      isDismissable={!isPending}
      footer={
        <Button
          type="submit"
          form={formId}
          isFullWidth
          isPending={isPending}
          pendingLabel={t('adding')}
        >
          {t('addCard')}
        </Button>
      }
    >
      <SubmissionForm actor={actor} id={formId}>
        <Stack gap={5}>
          <ProblemNotice actor={actor} except={['cardUnsupported', 'cardExpired']} />
          {cardFields ? (
            <ProcessorCardFields actor={actor} fields={cardFields} />
          ) : (
            <>
              <CardNumberField actor={actor} />
              <div className={styles.pair}>
                <ExpiryField actor={actor} />
                <SecurityCodeField actor={actor} />
              </div>
            </>
          )}
          <CardholderField actor={actor} />
          <NicknameField actor={actor} />
          <Callout icon={LockKeyhole} title={t('privacyTitle')}>
            {t(cardFields ? 'processorText' : 'privacyText')}
          </Callout>
        </Stack>
      </SubmissionForm>
    </Dialog>
  );
}
