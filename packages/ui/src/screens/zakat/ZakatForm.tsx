import { useSelector } from '@xstate/react';
import { useTimeZone } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { BalanceAmount, Amount } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { RadioCards } from '../../components/RadioCards';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { Form } from '../../flows/shared/Form';
import { useAmountUnit } from '../../flows/shared/useAmountUnit';
import type { CurrencyCode, Holdings } from '../../format';
import { useClock } from '../../hooks/useClock';
import { getIsoDate } from '../../ledger';
import { useTranslations } from '../../messages';
import { getNisab, type ZakatAmountField } from './calculateZakat';
import type { ZakatActor } from './zakatMachine';

/** Fields for assets held outside the wallet, in display order. */
const ELSEWHERE = [
  ['cash', 'PKR'],
  ['gold', 'GOLD'],
  ['silver', 'SILVER'],
  ['goods', 'PKR'],
] as const satisfies readonly (readonly [ZakatAmountField, CurrencyCode])[];

interface ZakatFormProps {
  actor: ZakatActor;
  holdings: Holdings;
}

/** Form for the assets, debts, nisab and lunar year. docs/rules.md ZAKAT-2, ZAKAT-3, ZAKAT-5. */
export function ZakatForm({ actor, holdings }: ZakatFormProps) {
  const t = useTranslations('zakat');
  const tBalance = useTranslations('balance');
  const timeZone = useTimeZone();
  const today = getIsoDate(useClock()(), timeZone);
  const metal = useSelector(actor, ({ context }) => context.values.metal);
  return (
    <Form onSubmit={() => actor.send({ type: 'calculated', today })}>
      <Stack gap={5}>
        <Text tone="muted">{t('intro')}</Text>
        <Card title={t('inWallet')} headingLevel={3}>
          <DescriptionList
            items={[
              {
                term: tBalance('cash'),
                value: <BalanceAmount value={holdings.pkr} currency="PKR" />,
              },
              {
                term: tBalance('gold'),
                value: <BalanceAmount value={holdings.gold} currency="GOLD" />,
              },
              {
                term: tBalance('silver'),
                value: <BalanceAmount value={holdings.silver} currency="SILVER" />,
              },
            ]}
          />
        </Card>
        <Card title={t('elsewhere')} headingLevel={3}>
          <Stack gap={4}>
            {ELSEWHERE.map(([field, currency]) => (
              <ZakatAmount key={field} actor={actor} field={field} currency={currency} />
            ))}
          </Stack>
        </Card>
        <ZakatAmount actor={actor} field="debts" currency="PKR" />
        <RadioCards
          label={t('nisab')}
          description={t('nisabHint')}
          value={metal}
          onChange={(chosen) => actor.send({ type: 'changed', values: { metal: chosen } })}
          options={(['silver', 'gold'] as const).map((id) => ({
            id,
            label: t(`nisabs.${id}`),
            description: t(`nisabHints.${id}`),
            trailing: <Amount value={getNisab(id)} currency="PKR" size="sm" />,
          }))}
        />
        <YearBegan actor={actor} />
        <Button type="submit" isFullWidth>
          {t('calculate')}
        </Button>
      </Stack>
    </Form>
  );
}

interface ZakatAmountProps {
  actor: ZakatActor;
  field: ZakatAmountField;
  currency: CurrencyCode;
}

/** Selects only its own value, so a key press re-renders only this field. */
function ZakatAmount({ actor, field, currency }: ZakatAmountProps) {
  const t = useTranslations('zakat');
  const unit = useAmountUnit(currency);
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const isMalformed = useSelector(actor, ({ context }) => context.errors[field] !== undefined);
  return (
    <AmountField
      label={t(`fields.${field}`)}
      description={field === 'debts' || field === 'goods' ? t(`hints.${field}`) : undefined}
      isOptional
      {...unit}
      value={value}
      onChange={(typed) => actor.send({ type: 'changed', values: { [field]: typed } })}
      errorMessage={isMalformed ? t('amountMalformed') : undefined}
    />
  );
}

function YearBegan({ actor }: { actor: ZakatActor }) {
  const t = useTranslations('zakat');
  const began = useSelector(actor, ({ context }) => context.values.began);
  const error = useSelector(actor, ({ context }) => context.errors.began);
  return (
    <TextField
      type="date"
      label={t('began')}
      description={t('beganHint')}
      value={began}
      onChange={(chosen) => actor.send({ type: 'changed', values: { began: chosen } })}
      errorMessage={error && t(error === 'inFuture' ? 'dayInFuture' : 'dayMissing')}
    />
  );
}
