import { Star } from 'lucide-react';
import { Disclosure } from '../../components/Disclosure';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { helpMessages } from './messages';
import type { Faq } from './faq';
import * as styles from './help.css';
import { AnswerRating, type FaqVerdict } from './AnswerRating';

interface FaqItemProps {
  faq: Faq;
  verdict: FaqVerdict | null;
  onRate: (verdict: FaqVerdict) => void;
}

/** A question with its answer and rating. docs/rules.md HELP-4. */
export function FaqItem({ faq, verdict, onRate }: FaqItemProps) {
  const t = useMessages(helpMessages);
  return (
    <Disclosure title={faq.question}>
      <Text size="label" tone="muted">
        {faq.answer}
      </Text>
      <p className={styles.rating}>
        <Star aria-hidden fill="currentColor" className={styles.ratingIcon} />
        {t('rating', { rating: faq.rating })}
      </p>
      <AnswerRating value={verdict} onRate={onRate} />
    </Disclosure>
  );
}
