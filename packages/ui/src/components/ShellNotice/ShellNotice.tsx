import { RefreshCw, WifiOff } from 'lucide-react';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useFormatTimeOfDay } from '../../hooks/useFormatTimeOfDay';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { shellNoticeMessages } from './messages';
import { Button } from '../Button';
import * as styles from './ShellNotice.css';

export type ShellNoticeContent =
  | {
      /** `offline`: the device has no network. `unreachable`: the server does not respond. */
      kind: 'offline' | 'unreachable';
      /** When the displayed data was loaded, in ms since 1970; undefined without data. */
      asOf?: number;
      onRetry: () => void;
      /** @default false */
      isPending?: boolean;
    }
  | {
      /** A new version of the app is ready. */
      kind: 'update';
      /** Called when the user applies the update; should reload the app. */
      onApply: () => void;
      /** Whether a payment in another tab delays the update. @default false */
      isHeldUp?: boolean;
    };

export interface ShellNoticeProps {
  /** The notice, announced when it appears; undefined hides it. */
  notice?: ShellNoticeContent;
}

const EMPTY_NOTICE = { title: '', description: '' };

/**
 * A sticky strip for connection and update notices. Mount it without a notice first, because screen readers announce
 * only changes to an existing live region. Use it once in the app, for its connection and version; for news about one
 * screen use `Banner`. docs/rules.md OFFLINE-3, OFFLINE-6.
 */
export function ShellNotice({ notice }: ShellNoticeProps) {
  const t = useMessages(shellNoticeMessages);
  const tCommon = useMessages(commonMessages);
  const formatTime = useFormatTimeOfDay();

  function getTexts() {
    if (!notice) return EMPTY_NOTICE;
    if (notice.kind === 'update') {
      const description = notice.isHeldUp ? t('busyElsewhere') : t('updateHint');
      return { title: t('update'), description };
    }
    const { kind, asOf } = notice;
    const description =
      asOf === undefined ? t('nothingRead') : t('asOf', { time: formatTime(asOf) });
    return { title: t(kind), description };
  }

  const { title, description } = getTexts();
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
        <Button
          ref={moveFocusOnRemoval}
          variant="secondary"
          size="sm"
          isPending={notice.isPending}
          onPress={notice.onRetry}
        >
          {tCommon('tryAgain')}
        </Button>
      )}
    </div>
  );
}
