import { useSelector } from '@xstate/react';
import { Amount, AmountSentence } from '../../components/Amount';
import { isMetal } from '../../format';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { useTranslations } from '../../messages';
import { getRate, getResult } from './conversion';
import type { ConversionActor } from './conversionMachine';
import * as styles from './ConversionPreview.css';

/** Delay after the last key press before the result is announced, ms. */
const ANNOUNCE_AFTER = 1000;

/** The conversion's result, updated on every key press. docs/rules.md CONV-4. */
export function ConversionPreview({ actor }: { actor: ConversionActor }) {
  const t = useTranslations('conversion');
  const spokenAmount = useFormatSpokenAmount();
  const result = useSelector(actor, ({ context }) => getResult(context));
  const target = useSelector(actor, ({ context }) => context.target);
  const spoken = useDebouncedValue(
    spokenAmount(result, target, { naming: 'symbol' }),
    ANNOUNCE_AFTER,
  );
  return (
    <div className={styles.preview}>
      <p className={styles.label}>{t('youGet')}</p>
      <p className={styles.result}>
        <Amount value={result} currency={target} naming="symbol" size="lg" />
      </p>
      <RateText actor={actor} />
      <span role="status" className={styles.spoken}>
        {t('youGetSpoken', { amount: spoken })}
      </span>
    </div>
  );
}

function RateText({ actor }: { actor: ConversionActor }) {
  const t = useTranslations('conversion');
  const tCurrency = useTranslations('currency');
  const source = useSelector(actor, ({ context }) => context.source);
  const target = useSelector(actor, ({ context }) => context.target);
  const { unit, currency, amount } = getRate({ source, target });
  return (
    <p className={styles.rate}>
      <AmountSentence>
        {(write, isSpoken) => {
          const written = write(amount, currency, { naming: 'symbol' });
          return isMetal(unit)
            ? t('metalRate', { metal: tCurrency(unit), amount: written })
            : t('rate', { unit: isSpoken ? tCurrency(unit) : unit, amount: written });
        }}
      </AmountSentence>
    </p>
  );
}
