import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { UNREADABLE } from '../../format';
import { useTranslations } from '../../messages';
import type { Loadable } from '../../types';
import * as styles from './statTile.css';

interface StatTileProps<T> {
  name: string;
  icon: LucideIcon;
  /** @default 'brand' */
  tone?: 'brand' | 'gold';
  data: Loadable<T>;
  /** The figure. */
  children: (value: T) => ReactNode;
  /** The line under the figure. */
  note: (value: T) => string;
}

/** One figure, in a list of class `tiles`: a term and its value inside the list of them. */
export function StatTile<T>({
  name,
  icon: Icon,
  tone = 'brand',
  data,
  children,
  note,
}: StatTileProps<T>) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileName}>
        <Icon aria-hidden className={styles.tileIcon} data-tone={tone} />
        {name}
      </dt>
      {data.status === 'ready' ? (
        <>
          <dd className={styles.tileValue}>{children(data.value)}</dd>
          <dd className={styles.tileNote}>{note(data.value)}</dd>
        </>
      ) : (
        <Unknown isLoading={data.status === 'loading'} />
      )}
    </div>
  );
}

/** As high as the figure and its line, so that nothing moves when they come. */
function Unknown({ isLoading }: { isLoading: boolean }) {
  const t = useTranslations('profile');
  if (isLoading) {
    return (
      <dd>
        <SkeletonRegion>
          <div className={styles.bones}>
            <Skeleton size="label" width="70%" />
            <Skeleton size="caption" width="50%" />
          </div>
        </SkeletonRegion>
      </dd>
    );
  }
  return (
    <>
      <dd className={styles.tileValue}>{UNREADABLE}</dd>
      <dd className={styles.tileNote}>{t('unknown')}</dd>
    </>
  );
}
