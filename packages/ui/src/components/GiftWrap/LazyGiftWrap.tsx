import { lazy, Suspense } from 'react';
import type { GiftWrapProps } from './GiftWrap';
import * as styles from './GiftWrap.css';

const importDrawings = () => import('./drawings');
const GiftWrap = lazy(async () => ({ default: (await importDrawings()).GiftWrap }));
const GiftBox = lazy(async () => ({ default: (await importDrawings()).GiftBox }));

/** Fetches the drawings before they are shown. What fails here is asked for again, and reported, then. */
export const preloadGiftWraps = () => void importDrawings().catch(() => {});

/** A `GiftWrap` whose drawing is in a chunk of its own. Until it has come, its place is kept. */
export function LazyGiftWrap(props: GiftWrapProps) {
  return (
    <Suspense fallback={<span className={styles.sheetPlace} />}>
      <GiftWrap {...props} />
    </Suspense>
  );
}

/** A `GiftBox` likewise. */
export function LazyGiftBox(props: GiftWrapProps) {
  return (
    <Suspense fallback={<span className={styles.boxPlace} />}>
      <GiftBox {...props} />
    </Suspense>
  );
}
