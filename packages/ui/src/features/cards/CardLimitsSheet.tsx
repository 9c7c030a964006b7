import { useId } from 'react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { SubmissionForm, useSubmission } from '../../engine/submission';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import type { CardLimitsProps } from './cardControls';
import { LIMIT_PROBLEMS, type CardLimitsActor } from './cardLimitsMachine';
import { LimitField, LimitSwitch } from './LimitFields';
import { cardControlsMessages } from './messages';

export interface CardLimitsSheetProps extends CardLimitsProps {
  /** A running `cardLimitsMachine` actor. The page closes the sheet when it emits `left`. */
  actor: CardLimitsActor;
}

/**
 * The limits of a card, saved together. Use it as `renderLimits` of `CardsScreen`; for cards without limits leave that
 * out. Cannot be closed while they are sent. docs/rules.md CARDS-13, CARDS-14.
 */
export function CardLimitsSheet({
  actor,
  card: { type, last4 },
  isOpen,
  onClose,
}: CardLimitsSheetProps) {
  const t = useMessages(cardControlsMessages);
  const tCards = useMessages(cardsMessages);
  const formId = useId();
  const { isPending, isInDoubt, submit } = useSubmission(actor);
  const close = () => {
    // In doubt, the outcome can still be looked up when the sheet is opened again.
    if (!isInDoubt) actor.send({ type: 'back' });
    onClose();
  };
  return (
    <Dialog
      title={t('limits.title')}
      isOpen={isOpen}
      onOpenChange={close}
      isDismissable={!isPending}
      footer={
        isInDoubt ? (
          <DoubtActions actor={actor} isPending={isPending} onCheck={submit} />
        ) : (
          <Button
            type="submit"
            form={formId}
            isFullWidth
            isPending={isPending}
            pendingLabel={t('limits.saving')}
          >
            {t('limits.save')}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{tCards('cardEnding', { type, last4 })}</Text>
        {isInDoubt ? (
          <Callout tone="pending" title={tCards('unknown.title')}>
            {t('limits.unknown')}
          </Callout>
        ) : (
          <SubmissionForm actor={actor} id={formId}>
            <Stack gap={5}>
              <ProblemNotice actor={actor} except={Object.values(LIMIT_PROBLEMS)} />
              <LimitField actor={actor} field="perPayment" />
              <LimitField actor={actor} field="perDay" />
              <LimitSwitch actor={actor} field="online" />
              <LimitSwitch actor={actor} field="abroad" />
            </Stack>
          </SubmissionForm>
        )}
        <SimulationNote actor={actor} request="submit" />
      </Stack>
    </Dialog>
  );
}

interface DoubtActionsProps {
  actor: CardLimitsActor;
  isPending: boolean;
  onCheck: () => void;
}

function DoubtActions({ actor, isPending, onCheck }: DoubtActionsProps) {
  const t = useMessages(cardControlsMessages);
  const tCards = useMessages(cardsMessages);
  return (
    <>
      <Button isFullWidth isPending={isPending} pendingLabel={tCards('checking')} onPress={onCheck}>
        {tCards('checkAgain')}
      </Button>
      <Button
        isFullWidth
        variant="plain"
        isDisabled={isPending}
        onPress={() => actor.send({ type: 'back' })}
      >
        {t('limits.edit')}
      </Button>
    </>
  );
}
