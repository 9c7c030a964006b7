import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { GiftWrapProps } from './GiftWrap';
import * as styles from './GiftWrap.css';

type Name = 'GiftWrap' | 'GiftBox';
type Drawings = Record<Name, ComponentType<GiftWrapProps>>;

let drawings: Drawings | null = null;

async function importDrawings(): Promise<Drawings> {
  drawings = await import('./drawings');
  return drawings;
}

const waiting: Drawings = {
  GiftWrap: lazy(async () => ({ default: (await importDrawings()).GiftWrap })),
  GiftBox: lazy(async () => ({ default: (await importDrawings()).GiftBox })),
};

/** Fetches the drawings before they are shown. What fails here is asked for again, and reported, then. */
export const preloadGiftWraps = () => void importDrawings().catch(() => {});

interface DrawingProps extends GiftWrapProps {
  name: Name;
  /** As large as the drawing that is to come. */
  place: string;
}

/** Drawings that are there already are shown without the wait that React gives to all others. */
function Drawing({ name, place, ...props }: DrawingProps) {
  const [Chosen] = useState<ComponentType<GiftWrapProps>>(() => (drawings ?? waiting)[name]);
  return (
    <Suspense fallback={<span data-awaited="" className={place} />}>
      <Chosen {...props} />
    </Suspense>
  );
}

/** A `GiftWrap` whose drawing is in a chunk of its own. Until it has come, its place is kept. */
export function LazyGiftWrap(props: GiftWrapProps) {
  return <Drawing {...props} name="GiftWrap" place={styles.sheetPlace} />;
}

/** A `GiftBox` likewise. */
export function LazyGiftBox(props: GiftWrapProps) {
  return <Drawing {...props} name="GiftBox" place={styles.boxPlace} />;
}
