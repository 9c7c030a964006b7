import type { ReactNode } from 'react';
import type { AmountOptions } from '../../format';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useSpokenAmount } from '../../hooks/useSpokenAmount';
import { Heard } from './Heard';

interface SpokenProps {
  value: string;
  currency: string;
  options?: AmountOptions;
  /** The amount as it is seen. */
  children: ReactNode;
}

/** An amount that is heard as its language says it, and not as it is abbreviated. docs/rules.md LANG-10. */
export function Spoken(props: SpokenProps) {
  // In English, which is heard as it is seen, nothing is asked of the catalogue: a list has an amount in each row.
  return useIsEnglish() ? props.children : <InWords {...props} />;
}

function InWords({ value, currency, options, children }: SpokenProps) {
  const spokenAmount = useSpokenAmount();
  return <Heard as={spokenAmount(value, currency, options)}>{children}</Heard>;
}
