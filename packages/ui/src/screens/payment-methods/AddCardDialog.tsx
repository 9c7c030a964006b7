import { useSelector } from '@xstate/react';
import { LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { SubmissionForm } from '../../flows/submission';
import { ProblemNotice } from '../../flows/shared/ProblemNotice';
import {
  CardholderField,
  CardNumberField,
  ExpiryField,
  NicknameField,
  SecurityCodeField,
} from './AddCardFields';
import * as styles from './AddCardForm.css';
import type { AddCardActor } from './addCardMachine';

export interface AddCardDialogProps {
  actor: AddCardActor;
  isOpen: boolean;
}

/** Where a card is entered. While it is added, the dialog cannot be closed. docs/rules.md METHOD-4. */
export function AddCardDialog({ actor, isOpen }: AddCardDialogProps) {
  const t = useTranslations('paymentMethods');
  const formId = useId();
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('editing'));
  return (
    <Dialog
      title={t('addCard')}
      isOpen={isOpen}
      onOpenChange={() => actor.send({ type: 'back' })}
      isDismissable={!isBusy}
      footer={
        <Button type="submit" form={formId} fullWidth isPending={isBusy} pendingLabel={t('adding')}>
          {t('addCard')}
        </Button>
      }
    >
      <SubmissionForm actor={actor} id={formId}>
        <Stack gap={5}>
          <ProblemNotice actor={actor} problems={['submissionFailed']} />
          <CardNumberField actor={actor} />
          <div className={styles.pair}>
            <ExpiryField actor={actor} />
            <SecurityCodeField actor={actor} />
          </div>
          <CardholderField actor={actor} />
          <NicknameField actor={actor} />
          <Callout icon={LockKeyhole} title={t('privacyTitle')}>
            {t('privacyText')}
          </Callout>
        </Stack>
      </SubmissionForm>
    </Dialog>
  );
}
