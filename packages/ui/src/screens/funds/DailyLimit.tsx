import { AmountSentence } from '../../components/Amount';
import { formatAmountValue } from '../../components/Toast/formatAmountValue';
import type { AmountValue } from '../../components/Toast';
import { useTranslations } from '../../messages';
import { useLocale } from '../../messages/intl';

/** Daily transfer limit, which is only displayed. docs/rules.md FUNDS-6. */
const DAILY_LIMIT = {
  amount: '500000',
  currency: 'PKR',
  isBare: true,
  trailingZeroDisplay: 'stripIfInteger',
} satisfies AmountValue;

/** The daily limit, displayed in digits and announced in words. */
export function DailyLimit() {
  const t = useTranslations('funds');
  const locale = useLocale();
  return (
    <AmountSentence>
      {(write) => t('dailyLimit', { limit: formatAmountValue(DAILY_LIMIT, locale, write) })}
    </AmountSentence>
  );
}
