import { RefreshCw, WifiOff } from 'lucide-react';
import { useTimeOfDay } from '../../hooks/useTimeOfDay';
import { useTranslations } from '../../messages';
import { Button } from '../Button';
import * as styles from './ShellNotice.css';

/** What there is to say, and what of it. */
export type ShellNoticeContent =
  | {
      /** `offline` where the device has no network, `unreachable` where the server does not answer. */
      kind: 'offline' | 'unreachable';
      /** When the figures on the screen were read, ms since 1970; left out where none were. */
      asOf?: number;
      /** Asks anew. */
      onRetry: () => void;
      /** It is being asked. @default false */
      isPending?: boolean;
    }
  | {
      /** A new build is there, and waits to be taken. */
      kind: 'update';
      /** Takes it. */
      onApply: () => void;
      /** It cannot be taken yet: money moves in another tab. @default false */
      isHeldUp?: boolean;
    };

export interface ShellNoticeProps {
  /** Left out, nothing shows; what comes then is announced. */
  notice?: ShellNoticeContent;
}

const NOTHING = { title: '', description: '' };

/**
 * The strip above every page, for what concerns the whole wallet: no connection, a new version. It stands in
 * the flow, so it covers nothing, and stays in sight. Mount it before there is a notice, or a screen reader
 * misses the first. docs/rules.md OFFLINE-3, OFFLINE-6.
 */
export function ShellNotice({ notice }: ShellNoticeProps) {
  const t = useTranslations('shellNotice');
  const tCommon = useTranslations('common');
  const timeOf = useTimeOfDay();

  function said() {
    if (!notice) return NOTHING;
    if (notice.kind === 'update') {
      const description = notice.isHeldUp ? t('paymentElsewhere') : t('updateHint');
      return { title: t('update'), description };
    }
    const { kind, asOf } = notice;
    const description = asOf === undefined ? t('nothingRead') : t('asOf', { time: timeOf(asOf) });
    return { title: t(kind), description };
  }

  const { title, description } = said();
  const Icon = notice?.kind === 'update' ? RefreshCw : WifiOff;
  return (
    <div
      role={notice && 'region'}
      aria-label={notice && t('region')}
      className={styles.strip}
      data-kind={notice?.kind}
    >
      {notice && <Icon aria-hidden className={styles.icon} />}
      <div role="status" className={styles.texts}>
        {notice && <span className={styles.title}>{title}</span>}
        {notice && <span className={styles.description}>{description}</span>}
      </div>
      {notice?.kind === 'update' && (
        <Button variant="secondary" size="sm" onPress={notice.onApply}>
          {t('apply')}
        </Button>
      )}
      {notice && notice.kind !== 'update' && (
        <Button variant="secondary" size="sm" isPending={notice.isPending} onPress={notice.onRetry}>
          {tCommon('tryAgain')}
        </Button>
      )}
    </div>
  );
}
