import { AmountSentence } from '../../components/Amount';
import { amountValueText } from '../../components/Toast/amountValueText';
import type { AmountValue } from '../../components/Toast';
import { useTranslations } from '../../messages';
import { useLocale } from '../../messages/intl';

/** What may be moved in a day, as the guidelines tell it. docs/rules.md FUNDS-6. */
const DAILY_LIMIT = {
  amount: '500000',
  currency: 'PKR',
  isBare: true,
  trailingZeroDisplay: 'stripIfInteger',
} satisfies AmountValue;

/** The daily limit, seen as a figure and heard in words. */
export function DailyLimit() {
  const t = useTranslations('funds');
  const locale = useLocale();
  return (
    <AmountSentence>
      {(write) => t('dailyLimit', { limit: amountValueText(DAILY_LIMIT, locale, write) })}
    </AmountSentence>
  );
}
