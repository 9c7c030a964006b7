import { useSelector } from '@xstate/react';
import { RefreshCw, Snowflake, SunSnow } from 'lucide-react';
import { Button } from '../../components/Button';
import { useSubmission } from '../../engine/submission';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import { FreezeQuestion } from './CardDialogs';
import type { CardFreezeActor } from './cardFreezeMachine';

interface FreezeButtonProps {
  actor: CardFreezeActor;
  /** Called to ask before the change. */
  onAsk: () => void;
}

/** Asks before the change or, in doubt, looks up its outcome. docs/rules.md CARDS-11, CARDS-12. */
export function FreezeButton({ actor, onAsk }: FreezeButtonProps) {
  const t = useMessages(cardsMessages);
  const { isPending, isInDoubt, submit } = useSubmission(actor);
  const isFrozen = useSelector(actor, ({ context }) => context.facts.card.status === 'frozen');
  const style = { variant: 'outline', size: 'sm', isFullWidth: true, isPending } as const;
  if (isInDoubt) {
    return (
      <Button {...style} icon={RefreshCw} pendingLabel={t('checking')} onPress={submit}>
        {t('checkAgain')}
      </Button>
    );
  }
  return (
    <Button
      {...style}
      icon={isFrozen ? SunSnow : Snowflake}
      pendingLabel={t(isFrozen ? 'unfreezing' : 'freezing')}
      {...FreezeQuestion.preloadOnIntent}
      onPress={onAsk}
    >
      {t(isFrozen ? 'unfreeze' : 'freeze')}
    </Button>
  );
}
