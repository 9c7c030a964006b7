import { useFormats, type Formats } from '../../hooks/useFormats';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useSpokenAmount } from '../../hooks/useSpokenAmount';
import { Heard } from './Heard';

/** Writes an amount into a sentence. */
export type WriteAmount = Formats['formatAmount'];

export interface AmountSentenceProps {
  /**
   * Makes the sentence, of amounts that it writes by what it is given: `(write) => t('sent', { amount: write('1500', 'PKR') })`.
   * Told whether it is heard, for a code that is then said by a word.
   */
  children: (write: WriteAmount, isHeard: boolean) => string;
}

/** A sentence with amounts in it: they are seen as figures, and heard as their language says them. docs/rules.md LANG-10. */
export function AmountSentence({ children: say }: AmountSentenceProps) {
  const { formatAmount } = useFormats();
  const spokenAmount = useSpokenAmount();
  const isEnglish = useIsEnglish();
  const seen = say(formatAmount, false);
  const heard = isEnglish ? seen : say(spokenAmount, true);
  return heard === seen ? seen : <Heard as={heard}>{seen}</Heard>;
}
