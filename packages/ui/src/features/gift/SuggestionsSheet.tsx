import {
  Baby,
  Cake,
  Gem,
  GraduationCap,
  HeartHandshake,
  MoonStar,
  Sunrise,
  type LucideIcon,
} from 'lucide-react';
import { Dialog } from '../../components/Dialog';
import { ListItem } from '../../components/ListItem';
import { useMessages } from '../../messages';
import { giftMessages } from './messages';
import type { GiftActor } from './giftMachine';

type SuggestionId = keyof typeof giftMessages.en.suggestion;

const suggestions: readonly { id: SuggestionId; icon: LucideIcon }[] = [
  { id: 'eid', icon: MoonStar },
  { id: 'ramadan', icon: Sunrise },
  { id: 'wedding', icon: Gem },
  { id: 'birthday', icon: Cake },
  { id: 'newborn', icon: Baby },
  { id: 'graduation', icon: GraduationCap },
  { id: 'thanks', icon: HeartHandshake },
];

interface SuggestionsSheetProps {
  actor: GiftActor;
  isOpen: boolean;
}

/** A sheet of suggested messages. Selecting one replaces the message and closes the sheet. */
export function SuggestionsSheet({ actor, isOpen }: SuggestionsSheetProps) {
  const t = useMessages(giftMessages);
  return (
    <Dialog
      title={t('suggestions')}
      isOpen={isOpen}
      onOpenChange={() => actor.send({ type: 'suggestions.closed' })}
      isSwipeable
    >
      <ul role="list" aria-label={t('suggestions')}>
        {suggestions.map(({ id, icon }) => (
          <li key={id}>
            <ListItem
              icon={icon}
              title={t(`suggestion.${id}.title`)}
              description={t(`suggestion.${id}.text`)}
              onPress={() =>
                actor.send({ type: 'suggestion.chosen', message: t(`suggestion.${id}.text`) })
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
