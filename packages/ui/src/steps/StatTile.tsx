import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from '../components/Skeleton';
import { UNREADABLE_TEXT } from '../format';
import { useMessages } from '../messages';
import { profileMessages } from '../messages/shared/profile';
import type { Loadable } from '../types';
import * as styles from './statTile.css';

interface StatTileProps<T> {
  name: string;
  icon: LucideIcon;
  /** @default 'brand' */
  tone?: 'brand' | 'gold';
  data: Loadable<T>;
  children: (value: T) => ReactNode;
  /** Returns the text below the value; may be empty. */
  note: (value: T) => string;
}

/** A labelled value, inside a `dl` with the class `tiles`. */
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
        <UnknownValue isLoading={data.status === 'loading'} />
      )}
    </div>
  );
}

function UnknownValue({ isLoading }: { isLoading: boolean }) {
  const t = useMessages(profileMessages);
  if (isLoading) {
    return (
      <dd>
        <SkeletonRegion>
          <div className={styles.skeleton}>
            <Skeleton size="label" width="70%" />
            <Skeleton size="caption" width="50%" />
          </div>
        </SkeletonRegion>
      </dd>
    );
  }
  return (
    <>
      <dd className={styles.tileValue}>{UNREADABLE_TEXT}</dd>
      <dd className={styles.tileNote}>{t('unknown')}</dd>
    </>
  );
}
