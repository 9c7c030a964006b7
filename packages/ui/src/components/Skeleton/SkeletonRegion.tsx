import type { ReactNode } from 'react';
import { useTranslations } from '../../messages';
import * as styles from './Skeleton.css';

export interface SkeletonRegionProps {
  /** Announced text. @default 'Loading' */
  label?: string;
  /** The skeletons. */
  children: ReactNode;
}

/** Groups skeletons and announces 'Loading' once. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  const t = useTranslations('common');
  return (
    <div role="status" className={styles.region}>
      <span className={styles.announcement}>{label ?? t('loading')}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
