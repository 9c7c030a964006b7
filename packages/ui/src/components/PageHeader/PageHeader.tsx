import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslations } from 'use-intl';
import { IconButton } from '../Button';
import * as styles from './PageHeader.css';

export interface PageHeaderProps {
  /** The page's one `h1`; focus lands on it after a navigation or a step. */
  title: string;
  subtitle?: string;
  /** Where Back leads, when it is a place. */
  backHref?: string;
  /** What Back does, when it is a step of a flow. */
  onBack?: () => void;
  /** While a step may not be left, such as during a submission. @default false */
  isBackDisabled?: boolean;
  /** Where the person is in a flow, such as a `Stepper`. Describes the heading to a screen reader. */
  progress?: ReactNode;
  /** Trailing control. */
  action?: ReactNode;
}

/** The top of a page: Back, the heading, and where one is. */
export function PageHeader({
  title,
  subtitle,
  backHref,
  onBack,
  isBackDisabled = false,
  progress,
  action,
}: PageHeaderProps) {
  const t = useTranslations('common');
  const progressId = useId();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {backHref ? (
          <AriaLink href={backHref} className={styles.backLink} aria-label={t('back')}>
            <ArrowLeft aria-hidden className={styles.backIcon} />
          </AriaLink>
        ) : (
          onBack && (
            <IconButton
              icon={ArrowLeft}
              mirrored
              aria-label={t('back')}
              isDisabled={isBackDisabled}
              onPress={onBack}
            />
          )
        )}
        <div className={styles.titles}>
          <h1
            tabIndex={-1}
            className={styles.title}
            aria-describedby={progress ? progressId : undefined}
          >
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {action}
      </div>
      {progress && <div id={progressId}>{progress}</div>}
    </header>
  );
}
