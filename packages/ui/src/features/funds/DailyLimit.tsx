import { AmountSentence } from '../../components/Amount';
import { useMessages } from '../../messages';
import { fundsMessages } from './messages';

/** The daily transfer limit, displayed in digits and announced with its unit as a word. docs/rules.md FUNDS-6. */
export function DailyLimit({ limit }: { limit: string }) {
  const t = useMessages(fundsMessages);
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
