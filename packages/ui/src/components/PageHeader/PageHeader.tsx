import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { useGoBack } from '../../hooks/useGoBack';
import { IconButton } from '../Button';
import * as styles from './PageHeader.css';

export interface PageHeaderProps {
  /** The page's `h1`; receives focus after navigation. */
  title: string;
  /** Purpose of the page, shown under the title. */
  description?: string;
  /** Href of the Back link. */
  backHref?: string;
  /** Makes Back return to the app's previous page, or to `backHref` if there is none. @default false */
  isBackFallback?: boolean;
  /** Called when the Back button is pressed, for steps of a flow. */
  onBack?: () => void;
  /** Disables Back, for example during a submission. @default false */
  isBackDisabled?: boolean;
  /** Progress indicator, such as a `Stepper`; also describes the heading for screen readers. */
  progress?: ReactNode;
  /** A control at the end of the header's first line. */
  trailing?: ReactNode;
}

/**
 * The page header: Back, heading, description and progress. Use it as the `header` of `Screen`; for headings within the
 * page use `Text` or the `title` of `Card`.
 */
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
  const t = useMessages(commonMessages);
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

/** A link, so that it can be opened in a new tab. A press calls the provider's `goBack`. */
function BackLink({ href, isFallback }: { href: string; isFallback: boolean }) {
  const t = useMessages(commonMessages);
  const goBack = useGoBack();
  return (
    <RouterProvider navigate={(path) => goBack(path, { isFallback })}>
      <AriaLink href={href} className={styles.backLink} aria-label={t('back')}>
        <ArrowLeft aria-hidden className={styles.backIcon} />
      </AriaLink>
    </RouterProvider>
  );
}
