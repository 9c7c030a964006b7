import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { useMessages } from '../../messages';
import { helpMessages } from './messages';
import * as styles from './help.css';
import * as verdictStyles from './AnswerRating.css';

export type FaqVerdict = 'helpful' | 'notHelpful';

interface AnswerRatingProps {
  value: FaqVerdict | null;
  onRate: (verdict: FaqVerdict) => void;
}

const ratingChoices = [
  { id: 'helpful', label: 'yes', icon: ThumbsUp },
  { id: 'notHelpful', label: 'no', icon: ThumbsDown },
] as const;

export function AnswerRating({ value, onRate }: AnswerRatingProps) {
  const t = useMessages(helpMessages);
  return (
    <div className={styles.verdict}>
      {t('wasHelpful')}
      {ratingChoices.map(({ id, label, icon: Icon }) => (
        <AriaToggleButton
          key={id}
          aria-label={t(id)}
          isSelected={value === id}
          onChange={() => onRate(id)}
          className={verdictStyles.choice}
        >
          <Icon aria-hidden className={verdictStyles.icon} />
          {t(label)}
        </AriaToggleButton>
      ))}
      <span role="status">{value && t('thanks')}</span>
    </div>
  );
}
