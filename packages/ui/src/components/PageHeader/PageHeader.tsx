import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslations } from '../../messages';
import { useGoBack } from '../../hooks/useGoBack';
import { IconButton } from '../Button';
import * as styles from './PageHeader.css';

export interface PageHeaderProps {
  /** The page's one `h1`; focus lands on it after a navigation or a step. */
  title: string;
  /** What the page is for, under the title. */
  description?: string;
  /** Where Back leads, when it is a place. */
  backHref?: string;
  /** `backHref` is only for those who came from outside: Back leads all others to where they came from. @default false */
  isBackFallback?: boolean;
  /** What Back does, when it is a step of a flow. */
  onBack?: () => void;
  /** While a step may not be left, such as during a submission. @default false */
  isBackDisabled?: boolean;
  /** Where the person is in a flow, such as a `Stepper`. Describes the heading to a screen reader. */
  progress?: ReactNode;
  /** A control at the end of the line. */
  trailing?: ReactNode;
}

/** The top of a page: Back, the heading, and where one is. */
export function PageHeader({
  title,
  description,
  backHref,
  isBackFallback = false,
  onBack,
  isBackDisabled = false,
  progress,
  trailing,
}: PageHeaderProps) {
  const t = useTranslations('common');
  const progressId = useId();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {backHref ? (
          <BackLink href={backHref} isFallback={isBackFallback} />
        ) : (
          onBack && (
            <IconButton
              icon={ArrowLeft}
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
          {description && <p className={styles.subtitle}>{description}</p>}
        </div>
        {trailing}
      </div>
      {progress && <div id={progressId}>{progress}</div>}
    </header>
  );
}

/** A link, so that it can be opened elsewhere; pressed, it goes the provider's way back. */
function BackLink({ href, isFallback }: { href: string; isFallback: boolean }) {
  const t = useTranslations('common');
  const goBack = useGoBack();
  return (
    <RouterProvider navigate={(path) => goBack(path, { isFallback })}>
      <AriaLink href={href} className={styles.backLink} aria-label={t('back')}>
        <ArrowLeft aria-hidden className={styles.backIcon} />
      </AriaLink>
    </RouterProvider>
  );
}
