import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Select } from '../../components/Select';
import { CURRENCY_CODES, isMetal } from '../../format';
import type { GiftActor } from './GiftFlow';

/** Money or metal: PKR, USD, BHD, SAR, Gold, Silver. Heavy, by its list: loaded after the step. */
export function CurrencySelect({ actor }: { actor: GiftActor }) {
  const t = useTranslations('gift');
  const tCurrency = useTranslations('currency');
  const currency = useSelector(actor, ({ context }) => context.currency);
  return (
    <Select
      label={t('currency')}
      options={CURRENCY_CODES.map((code) =>
        isMetal(code)
          ? { id: code, label: tCurrency(code) }
          : { id: code, label: code, description: tCurrency(code) },
      )}
      value={currency}
      onChange={(chosen) => actor.send({ type: 'currency.changed', currency: chosen })}
    />
  );
}
