import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';
import { humanize } from './humanize';

const known = ['completed', 'pending', 'failed'] as const;

/** Gives the function that puts a transaction's status into words; an unknown one speaks for itself in English, the language of its code. */
export function useStatusText(): (status: string) => string {
  const t = useTranslations('transactions.status');
  const isEnglish = useIsEnglish();
  return (status) => {
    const key = known.find((code) => code === status);
    return key ? t(key) : (isEnglish && humanize(status)) || t('unknown');
  };
}
