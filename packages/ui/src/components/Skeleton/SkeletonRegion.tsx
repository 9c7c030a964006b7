import type { ReactNode } from 'react';
import { useTranslations } from '../../messages';
import * as styles from './Skeleton.css';

export interface SkeletonRegionProps {
  /** What is said to a screen reader. @default 'Loading' */
  label?: string;
  /** The skeletons. */
  children: ReactNode;
}

/** Skeletons that load together: a screen reader hears 'Loading' once, instead of nothing. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  const t = useTranslations('common');
  return (
    <div role="status" className={styles.region}>
      <span className={styles.announcement}>{label ?? t('loading')}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
