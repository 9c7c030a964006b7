import type { ReactNode } from 'react';
import type { AmountOptions } from '../../format';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { SpokenAlternative } from './SpokenAlternative';

interface SpokenAmountProps {
  value: string;
  currency: string;
  options?: AmountOptions;
  children: ReactNode;
}

/** Announces an amount in words instead of its abbreviation. docs/rules.md LANG-10. */
export function SpokenAmount(props: SpokenAmountProps) {
  // English needs no separate text. Skip the lookup, since lists show an amount per row.
  return useIsEnglish() ? props.children : <AmountInWords {...props} />;
}

function AmountInWords({ value, currency, options, children }: SpokenAmountProps) {
  const spokenAmount = useFormatSpokenAmount();
  return (
    <SpokenAlternative as={spokenAmount(value, currency, options)}>{children}</SpokenAlternative>
  );
}
