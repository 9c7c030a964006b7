import { AmountSentence } from '../../components/Amount';
import { useTranslations } from '../../messages';

/** Daily transfer limit, which is only displayed. docs/rules.md FUNDS-6. */
const DAILY_LIMIT = '500000';

/** The daily limit, displayed in digits and announced in words. */
export function DailyLimit() {
  const t = useTranslations('funds');
  return (
    <AmountSentence>
      {(write) =>
        t('dailyLimit', {
          limit: write(DAILY_LIMIT, undefined, {
            naming: 'isoCode',
            trailingZeroDisplay: 'stripIfInteger',
          }),
        })
      }
    </AmountSentence>
  );
}
