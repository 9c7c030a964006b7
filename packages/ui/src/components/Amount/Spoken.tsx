import type { ReactNode } from 'react';
import type { AmountOptions } from '../../format';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { Heard } from './Heard';

interface SpokenProps {
  value: string;
  currency: string;
  options?: AmountOptions;
  children: ReactNode;
}

/** Announces an amount in words instead of its abbreviation. docs/rules.md LANG-10. */
export function Spoken(props: SpokenProps) {
  // English needs no separate text. Skip the lookup, since lists show an amount per row.
  return useIsEnglish() ? props.children : <InWords {...props} />;
}

function InWords({ value, currency, options, children }: SpokenProps) {
  const spokenAmount = useFormatSpokenAmount();
  return <Heard as={spokenAmount(value, currency, options)}>{children}</Heard>;
}
