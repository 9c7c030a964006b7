import { useFormats, type Formats } from '../../hooks/useFormats';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { SpokenAlternative } from './SpokenAlternative';

export type FormatAmount = Formats['formatAmount'];

export interface AmountSentenceProps {
  /**
   * Returns the sentence: `(write) => t('sent', { amount: write('1500', 'PKR') })`. Called again with
   * `isHeard` for the screen reader text.
   */
  children: (write: FormatAmount, isHeard: boolean) => string;
}

/** A sentence with amounts: shown as figures, announced in words. docs/rules.md LANG-10. */
export function AmountSentence({ children: say }: AmountSentenceProps) {
  const { formatAmount } = useFormats();
  const spokenAmount = useFormatSpokenAmount();
  const isEnglish = useIsEnglish();
  const seen = say(formatAmount, false);
  const heard = isEnglish ? seen : say(spokenAmount, true);
  return heard === seen ? seen : <SpokenAlternative as={heard}>{seen}</SpokenAlternative>;
}
