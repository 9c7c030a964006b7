import { useSelector } from '@xstate/react';
import { Amount, BalanceAmount } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import type { Holdings } from '../../format';
import { useClock } from '../../hooks/useClock';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { formatIslamicDate, getIsoDate, getLunarYearEnd } from '../../ledger';
import { useMessages } from '../../messages';
import { zakatMessages } from './messages';
import { useLocale, useTimeZone } from '../../messages/intl';
import * as styles from './zakat.css';
import {
  calculateZakat,
  type NisabMetal,
  type Zakat,
  type ZakatLine,
  type ZakatPrices,
} from './calculateZakat';
import type { ZakatActor } from './zakatMachine';

interface ZakatResultProps {
  actor: ZakatActor;
  holdings: Holdings;
  at: ZakatPrices;
}

/** The calculator's result. docs/rules.md ZAKAT-4, ZAKAT-5, ZAKAT-7. */
export function ZakatResult({ actor, holdings, at }: ZakatResultProps) {
  const t = useMessages(zakatMessages);
  const timeZone = useTimeZone();
  const formatDate = useFormatDateTime();
  const locale = useLocale();
  const today = getIsoDate(useClock()(), timeZone);
  const { metal, began, ...amounts } = useSelector(actor, ({ context }) => context.values);
  const zakat = calculateZakat(holdings, amounts, metal, at);
  const yearEnd = getLunarYearEnd(began);
  const isYearOver = yearEnd <= today;
  // Format calendar days in UTC, so that the device's time zone cannot shift them.
  const date = formatDate(yearEnd, { ...DATE_FORMAT, timeZone: 'UTC' });
  const [verdict, explanation] = !zakat.reachesNisab
    ? [t('notDue'), t('belowNisab')]
    : isYearOver
      ? [t('due'), t('ofWealth')]
      : [t('dueOn', { date }), t('ofWealthThen')];
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={2}>
          <Text as="h3" size="heading" align="center">
            {verdict}
          </Text>
          {zakat.reachesNisab && (
            <p className={styles.amount}>
              <BalanceAmount value={zakat.amount} size="display" />
            </p>
          )}
          <Text size="label" tone="muted" align="center">
            {explanation}
          </Text>
        </Stack>
      </Card>
      <Card title={t('working')} headingLevel={3}>
        <CalculationSteps zakat={zakat} metal={metal} />
      </Card>
      <Card title={t('yearEnds')} headingLevel={3}>
        <Stack gap={1}>
          <Text>{date}</Text>
          <Text size="label" tone="muted">
            {formatIslamicDate(yearEnd, locale)}
          </Text>
        </Stack>
      </Card>
      <Text size="caption" tone="muted">
        {t('basis', { metal })}
      </Text>
      <Button variant="outline" isFullWidth onPress={() => actor.send({ type: 'back' })}>
        {t('change')}
      </Button>
    </Stack>
  );
}

function CalculationSteps({ zakat, metal }: { zakat: Zakat; metal: NisabMetal }) {
  const t = useMessages(zakatMessages);
  const { lines, debts, wealth, nisab, amount } = zakat;
  return (
    <DescriptionList
      items={[
        ...lines.map((line) => ({
          term: t(`lines.${line.id}`),
          value: <LineValue line={line} />,
        })),
        ...(debts === '0'
          ? []
          : [
              {
                term: t('fields.debts'),
                value: <Amount value={`-${debts}`} />,
              },
            ]),
        {
          term: t('wealth'),
          value: <BalanceAmount value={wealth} />,
          isEmphasized: true,
        },
        {
          term: t(`nisabOf.${metal}`),
          value: <Amount value={nisab} />,
        },
        {
          term: t('amount'),
          value: <BalanceAmount value={amount} />,
          isEmphasized: true,
        },
      ]}
    />
  );
}

/** Only wallet balances can be hidden, not typed amounts. docs/rules.md BAL-12. */
function LineValue({ line: { id, weight, value } }: { line: ZakatLine }) {
  const LineAmount = id.startsWith('wallet') ? BalanceAmount : Amount;
  if (!weight) return <LineAmount value={value} />;
  return (
    <Stack gap={0} align="end">
      <LineAmount value={value} />
      <LineAmount value={weight.amount} currency={weight.currency} size="sm" tone="muted" />
    </Stack>
  );
}
