import { useSelector } from '@xstate/react';
import { AmountField } from '../../components/AmountField';
import { BalanceAmount, Amount } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { RadioCards } from '../../components/RadioCards';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { Form } from '../../engine/Form';
import { useAmountUnit } from '../../steps/useAmountUnit';
import type { CurrencyCode, Holdings } from '../../format';
import { useHoldingName } from '../../hooks/useHoldingName';
import { useClock } from '../../hooks/useClock';
import { getIsoDate } from '../../ledger';
import { useMessages } from '../../messages';
import { balanceMessages } from '../../messages/shared/balance';
import { zakatMessages } from './messages';
import {
  getFieldCurrency,
  getNisab,
  type ZakatAmountField,
  type ZakatPrices,
} from './calculateZakat';
import type { ZakatActor } from './zakatMachine';
import { useTimeZone } from '../../messages/intl';

/** Assets held outside the wallet, in display order. */
const OTHER_ASSETS = ['cash', 'gold', 'silver', 'goods'] as const satisfies ZakatAmountField[];

interface ZakatFormProps {
  actor: ZakatActor;
  holdings: Holdings;
  at: ZakatPrices;
}

/** The calculator's input. docs/rules.md ZAKAT-2, ZAKAT-3, ZAKAT-5. */
export function ZakatForm({ actor, holdings, at }: ZakatFormProps) {
  const t = useMessages(zakatMessages);
  const getName = useHoldingName(useMessages(balanceMessages));
  const timeZone = useTimeZone();
  const today = getIsoDate(useClock()(), timeZone);
  const metal = useSelector(actor, ({ context }) => context.values.metal);
  return (
    <Form onSubmit={() => actor.send({ type: 'calculated', today, money: at.money })}>
      <Stack gap={5}>
        <Text tone="muted">{t('intro')}</Text>
        <Card title={t('inWallet')} headingLevel={3}>
          <DescriptionList
            items={Object.entries(holdings).map(([currency, amount]) => ({
              term: getName(currency),
              value: <BalanceAmount value={amount} currency={currency} />,
            }))}
          />
        </Card>
        <Card title={t('elsewhere')} headingLevel={3}>
          <Stack gap={4}>
            {OTHER_ASSETS.map((field) => {
              const currency = getFieldCurrency(field, at.money);
              return (
                currency && (
                  <ZakatAmount key={field} actor={actor} field={field} currency={currency} />
                )
              );
            })}
          </Stack>
        </Card>
        <ZakatAmount actor={actor} field="debts" currency={at.money.home} />
        <RadioCards
          label={t('nisab')}
          description={t('nisabHint')}
          value={metal}
          onChange={(chosen) => actor.send({ type: 'changed', values: { metal: chosen } })}
          options={(['silver', 'gold'] as const).flatMap((id) => {
            const nisab = getNisab(id, at);
            return nisab === null
              ? []
              : {
                  id,
                  label: t(`nisabs.${id}`),
                  description: t(`nisabHints.${id}`),
                  trailing: <Amount value={nisab} size="sm" />,
                };
          })}
        />
        <YearStartField actor={actor} />
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

/** Selects only this field's value, so that a key press re-renders only this field. */
function ZakatAmount({ actor, field, currency }: ZakatAmountProps) {
  const t = useMessages(zakatMessages);
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

function YearStartField({ actor }: { actor: ZakatActor }) {
  const t = useMessages(zakatMessages);
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
