import type { CSSProperties } from 'react';
import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { Amount, type AmountProps } from './Amount';
import * as styles from './Amount.css';
import { SpokenAlternative } from './SpokenAlternative';

/** The number of dots is fixed, so that it does not reveal the length of the amount. */
export const HIDDEN_DOTS = '••••••';

/**
 * An `Amount` that displays dots while balances are hidden. Use it for balances, which the user can hide; for payments
 * and prices use `Amount`. docs/rules.md BAL-12.
 */
export function BalanceAmount(props: AmountProps) {
  const { isHidden } = useBalanceVisibility();
  return isHidden ? <HiddenAmount {...props} /> : <Amount {...props} />;
}

function HiddenAmount({ size = 'md', tone = 'inherit', id }: AmountProps) {
  const t = useMessages(commonMessages);
  return (
    <span
      id={id}
      className={`${styles.amount} ${styles.size[size]} ${styles.tone[tone]}`}
      style={{ '--rad-amount': HIDDEN_DOTS.length } as CSSProperties}
    >
      <SpokenAlternative as={t('hidden')}>{HIDDEN_DOTS}</SpokenAlternative>
    </span>
  );
}
