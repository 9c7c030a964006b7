import { useFormats, type Formats } from '../../hooks/useFormats';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useSpokenAmount } from '../../hooks/useSpokenAmount';
import { spoken } from './Spoken.css';

/** Writes an amount into a sentence. */
export type WriteAmount = Formats['formatAmount'];

export interface AmountSentenceProps {
  /** Makes the sentence, of amounts that it writes by what it is given: `(write) => t('sent', { amount: write('1500', 'PKR') })`. */
  children: (write: WriteAmount) => string;
}

/** A sentence with amounts in it: they are seen as figures, and heard as their language says them. docs/rules.md LANG-10. */
export function AmountSentence({ children: say }: AmountSentenceProps) {
  const { formatAmount } = useFormats();
  const spokenAmount = useSpokenAmount();
  const isEnglish = useIsEnglish();
  if (isEnglish) return say(formatAmount);
  return (
    <>
      <span aria-hidden>{say(formatAmount)}</span>
      <span className={spoken}>{say(spokenAmount)}</span>
    </>
  );
}
