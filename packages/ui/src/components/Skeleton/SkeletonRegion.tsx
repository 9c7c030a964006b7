import type { ReactNode } from 'react';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as styles from './Skeleton.css';

export interface SkeletonRegionProps {
  /** Text that screen readers announce. @default 'Loading' */
  label?: string;
  /** The skeletons, which screen readers ignore. */
  children: ReactNode;
}

/**
 * Groups skeletons, and announces 'Loading' once for all of them. Use it around the skeletons of one region;
 * `LoadableList` already contains it.
 */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  const t = useMessages(commonMessages);
  return (
    <div role="status" className={styles.region}>
      <span className={styles.announcement}>{label ?? t('loading')}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
