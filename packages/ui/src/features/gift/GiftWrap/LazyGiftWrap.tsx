import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { GiftWrapProps } from './GiftWrap';
import * as styles from './GiftWrap.css';

type DrawingName = 'GiftWrap' | 'GiftBox';
type Drawings = Record<DrawingName, ComponentType<GiftWrapProps>>;

let loadedDrawings: Drawings | null = null;

async function importDrawings(): Promise<Drawings> {
  loadedDrawings = await import('./drawings');
  return loadedDrawings;
}

const lazyDrawings: Drawings = {
  GiftWrap: lazy(async () => ({ default: (await importDrawings()).GiftWrap })),
  GiftBox: lazy(async () => ({ default: (await importDrawings()).GiftBox })),
};

/** Preloads the drawings. Failures are ignored, because rendering requests the chunk again. */
export const preloadGiftWraps = () => void importDrawings().catch(() => {});

interface DrawingProps extends GiftWrapProps {
  name: DrawingName;
  place: string;
}

function Drawing({ name, place, ...props }: DrawingProps) {
  const [Chosen] = useState<ComponentType<GiftWrapProps>>(
    () => (loadedDrawings ?? lazyDrawings)[name],
  );
  return (
    <Suspense fallback={<span data-awaited="" className={place} />}>
      <Chosen {...props} />
    </Suspense>
  );
}

/** A lazy-loaded `GiftWrap`; reserves its space while loading. */
export function LazyGiftWrap(props: GiftWrapProps) {
  return <Drawing {...props} name="GiftWrap" place={styles.sheetPlace} />;
}

/** A lazy-loaded `GiftBox`; reserves its space while loading. */
export function LazyGiftBox(props: GiftWrapProps) {
  return <Drawing {...props} name="GiftBox" place={styles.boxPlace} />;
}
