import { AmountSentence } from '../../components/Amount';
import { useTranslations } from '../../messages';

/** The daily transfer limit, displayed in digits and announced in words. docs/rules.md FUNDS-6. */
export function DailyLimit({ limit }: { limit: string }) {
  const t = useTranslations('funds');
  return (
    <AmountSentence>
      {(write) =>
        t('dailyLimit', {
          limit: write(limit, undefined, {
            naming: 'isoCode',
            trailingZeroDisplay: 'stripIfInteger',
          }),
        })
      }
    </AmountSentence>
  );
}
