import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog';
import { Stack } from '../../components/Stack';
import { useSubmission } from '../../engine/submission';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { SimulationNote } from '../../steps/SimulationNote';
import type { CardFreezeActor } from './cardFreezeMachine';
import { cardControlsMessages } from './messages';

export interface FreezeQuestionProps {
  /** A running `cardFreezeMachine` actor. */
  actor: CardFreezeActor;
  /** Whether the dialog is open; controlled by the page. */
  isOpen: boolean;
  /** Called to close the dialog. */
  onClose: () => void;
}

/** Says what the change stops or allows, and asks for confirmation. docs/rules.md CARDS-11. */
export function FreezeQuestion({ actor, isOpen, onClose }: FreezeQuestionProps) {
  const t = useMessages(cardControlsMessages);
  const tCommon = useMessages(commonMessages);
  const { submit } = useSubmission(actor);
  const card = useSelector(actor, ({ context }) => context.facts.card);
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(card);
  if (isOpen && card !== shown) setShown(card);
  const question = shown.status === 'active' ? 'freeze' : 'unfreeze';
  const { type, last4 } = shown;
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t(`${question}.title`)}
      confirmLabel={t(`${question}.confirm`)}
      onConfirm={() => {
        submit();
        onClose();
      }}
      cancelLabel={tCommon('cancel')}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>{t(`${question}.text`, { type, last4 })}</p>
        <SimulationNote actor={actor} request="submit" />
      </Stack>
    </AlertDialog>
  );
}
