import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';
import { humanize } from './humanize';

const knownStatuses = ['completed', 'pending', 'failed'] as const;

/** Returns a function that formats a status. Unknown codes are converted to words only in English. */
export function useFormatStatus(): (status: string) => string {
  const t = useTranslations('transactions.status');
  const isEnglish = useIsEnglish();
  return (status) => {
    const key = knownStatuses.find((code) => code === status);
    return key ? t(key) : (isEnglish && humanize(status)) || t('unknown');
  };
}
