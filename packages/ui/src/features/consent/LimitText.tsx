import { AmountSentence } from '../../components/Amount';
import { isPositive } from '../../format';
import { useMessages } from '../../messages';
import type { ConsentChange } from './consentMachine';
import { consentMessages } from './messages';

/** Which payments need consent. */
export function LimitText({ above }: ConsentChange) {
  const t = useMessages(consentMessages);
  if (above === null) return t('setting.off');
  if (!isPositive(above)) return t('setting.always');
  return <AmountSentence>{(write) => t('setting.over', { amount: write(above) })}</AmountSentence>;
}
