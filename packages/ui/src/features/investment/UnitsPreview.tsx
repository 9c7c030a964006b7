import { useSelector } from '@xstate/react';
import { parseHomeAmount } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { investmentMessages } from './messages';
import { calculateUnits, type Fund } from './fund';
import type { InvestmentActor } from './investmentMachine';
import * as styles from './UnitsPreview.css';

/** Delay after the last key press before the units are announced, in ms. */
const ANNOUNCE_AFTER = 1000;

interface UnitsPreviewProps {
  actor: InvestmentActor;
  fund: Fund;
}

/** The number of units that the amount buys, updated on every key press. docs/rules.md INVEST-6. */
export function UnitsPreview({ actor, fund }: UnitsPreviewProps) {
  const t = useMessages(investmentMessages);
  const { formatDecimal } = useFormats();
  const money = useMoney();
  const units = useSelector(actor, ({ context }) =>
    calculateUnits(parseHomeAmount(context.amount, money) ?? '0', fund),
  );
  const written = t('unitCount', { units: formatDecimal(units, 2) });
  const spoken = useDebouncedValue(written, ANNOUNCE_AFTER);
  return (
    <div className={styles.preview}>
      <p className={styles.label}>{t('units')}</p>
      <p className={styles.units}>{written}</p>
      <span role="status" className={styles.screenReaderOnly}>
        {t('unitsSpoken', { units: spoken })}
      </span>
    </div>
  );
}
