import { useSelector } from '@xstate/react';
import { Amount, AmountSentence } from '../../components/Amount';
import { Skeleton } from '../../components/Skeleton';
import { isMetal, UNREADABLE_TEXT, type Quotes, type RatedMoney } from '../../format';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { DATE_TIME_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { conversionMessages } from './messages';
import { RatedRegion } from '../../steps/RatedRegion';
import { useAmountUnit } from '../../steps/useAmountUnit';
import { getRate } from './conversion';
import type { ConversionActor } from './conversionMachine';
import { getPreview } from './conversionRules';
import * as styles from './ConversionPreview.css';

/** Delay after the last key press before the result is announced, in ms. */
const ANNOUNCE_AFTER = 1000;

/** The conversion's result, updated on every key press. docs/rules.md CONV-4. */
export function ConversionPreview({ actor }: { actor: ConversionActor }) {
  const money = useSelector(actor, ({ context }) => context.money);
  return (
    <RatedRegion money={money} loading={<Skeleton variant="block" height="7rem" />}>
      {(rated) => <Preview actor={actor} money={rated} />}
    </RatedRegion>
  );
}

interface PreviewProps {
  actor: ConversionActor;
  money: RatedMoney;
}

function Preview({ actor, money }: PreviewProps) {
  const t = useMessages(conversionMessages);
  const spokenAmount = useFormatSpokenAmount();
  const result = useSelector(actor, ({ context }) => getPreview(context)) ?? UNREADABLE_TEXT;
  const target = useSelector(actor, ({ context }) => context.target);
  const spoken = useDebouncedValue(
    spokenAmount(result, target, { naming: 'preview' }),
    ANNOUNCE_AFTER,
  );
  return (
    <div className={styles.preview}>
      <p className={styles.label}>{t('youGet')}</p>
      <p className={styles.result}>
        <Amount value={result} currency={target} naming="preview" size="lg" />
      </p>
      <RateText actor={actor} money={money} />
      <span role="status" className={styles.screenReaderOnly}>
        {t('youGetSpoken', { amount: spoken })}
      </span>
    </div>
  );
}

function RateText({ actor, money }: PreviewProps) {
  const t = useMessages(conversionMessages);
  const { getName } = useCurrencyTexts();
  const source = useSelector(actor, ({ context }) => context.source);
  const target = useSelector(actor, ({ context }) => context.target);
  const { unit, currency, amount } = getRate({ source, target }, money);
  const { suffix: weight } = useAmountUnit(unit);
  return (
    <>
      <p className={styles.rate}>
        <AmountSentence>
          {(write, isSpoken) => {
            const written = write(amount, currency, { naming: 'symbol' });
            if (!isMetal(unit, money)) {
              return t('rate', { unit: isSpoken ? getName(unit) : unit, amount: written });
            }
            // The message `metalRate` contains the word for grams, so it cannot be used for a metal with another unit.
            return money.currencies[unit]?.unit
              ? t('rate', { unit: `${weight} (${getName(unit)})`, amount: written })
              : t('metalRate', { metal: getName(unit), amount: written });
          }}
        </AmountSentence>
      </p>
      <RateTime quotes={money.rates.value} />
    </>
  );
}

function RateTime({ quotes: { asOf } }: { quotes: Quotes }) {
  const t = useMessages(conversionMessages);
  const formatDateTime = useFormatDateTime();
  return (
    asOf && (
      <p className={styles.rate}>
        {t('rateAsOf', { time: formatDateTime(asOf, DATE_TIME_FORMAT) })}
      </p>
    )
  );
}
