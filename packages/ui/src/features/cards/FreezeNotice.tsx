import { useSelector } from '@xstate/react';
import { Callout } from '../../components/Callout';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import { ProblemNotice } from '../../steps/ProblemNotice';
import type { CardFreezeActor } from './cardFreezeMachine';

/** Why a card was not changed, or that the outcome is not known. docs/rules.md CARDS-12. */
export function FreezeNotice({ actor }: { actor: CardFreezeActor }) {
  const t = useMessages(cardsMessages);
  const isInDoubt = useSelector(actor, (snapshot) => snapshot.hasTag('doubt'));
  const { status } = useSelector(actor, ({ context }) => context.facts.card);
  if (!isInDoubt) return <ProblemNotice actor={actor} />;
  return (
    <Callout tone="pending" title={t('unknown.title')}>
      {t(status === 'active' ? 'unknown.frozen' : 'unknown.unfrozen')}
    </Callout>
  );
}
