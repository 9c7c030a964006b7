import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { useFormats, type Formats } from '../../hooks/useFormats';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { HIDDEN_DOTS } from './BalanceAmount';
import { SpokenAlternative } from './SpokenAlternative';

export type FormatAmount = Formats['formatAmount'];

export interface AmountSentenceProps {
  /** Returns the sentence. Called again with `isSpoken` set to true for the screen reader text. */
  children: (write: FormatAmount, isSpoken: boolean) => string;
  /** Whether the amounts are balances, which the user can hide. docs/rules.md BAL-12. @default false */
  isBalance?: boolean;
}

/**
 * A sentence with amounts that do not break across lines; screen readers announce units as words. Use it wherever a
 * message contains an amount; for an amount alone use `Amount`. docs/rules.md LANG-10.
 */
export function AmountSentence({ children: say, isBalance = false }: AmountSentenceProps) {
  const { formatAmount } = useFormats();
  const spokenAmount = useFormatSpokenAmount();
  const isEnglish = useIsEnglish();
  const { isHidden } = useBalanceVisibility();
  const t = useMessages(commonMessages);
  if (isBalance && isHidden) {
    const heard = say(() => t('hidden'), true);
    return <SpokenAlternative as={heard}>{say(() => HIDDEN_DOTS, false)}</SpokenAlternative>;
  }
  const seen = say(formatAmount, false);
  const heard = isEnglish ? seen : say(spokenAmount, true);
  // A separate element, because page translation replaces text nodes, which React could then not update.
  return heard === seen ? (
    <span>{seen}</span>
  ) : (
    <SpokenAlternative as={heard}>{seen}</SpokenAlternative>
  );
}
