import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useMessages } from '../../messages';
import { transactionsMessages } from '../../messages/shared/transactions';
import { humanize } from './humanize';

const knownStatuses = ['completed', 'pending', 'failed'] as const;

/** Returns a function that formats a status. Unknown codes are converted to words only in English. */
export function useFormatStatus(): (status: string) => string {
  const t = useMessages(transactionsMessages);
  const isEnglish = useIsEnglish();
  return (status) => {
    const key = knownStatuses.find((code) => code === status);
    return key ? t(`status.${key}`) : (isEnglish && humanize(status)) || t('status.unknown');
  };
}
