import type { ReactNode } from 'react';
import type { AmountOptions } from '../../format';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { SpokenAlternative } from './SpokenAlternative';

interface SpokenAmountProps {
  value: string;
  currency: string | undefined;
  options?: AmountOptions;
  children: ReactNode;
}

/** Announces the unit of an amount as a word instead of an abbreviation. docs/rules.md LANG-10. */
export function SpokenAmount(props: SpokenAmountProps) {
  // English needs no separate text. Skip the lookup, because long lists render many amounts.
  return useIsEnglish() ? props.children : <AmountInWords {...props} />;
}

function AmountInWords({ value, currency, options, children }: SpokenAmountProps) {
  const spokenAmount = useFormatSpokenAmount();
  return (
    <SpokenAlternative as={spokenAmount(value, currency, options)}>{children}</SpokenAlternative>
  );
}
