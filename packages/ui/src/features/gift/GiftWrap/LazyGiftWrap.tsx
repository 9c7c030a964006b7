import { createLazyView, type LazyView } from '../../../components/LazyView';
import type { GiftWrapProps } from './GiftWrap';
import * as styles from './GiftWrap.css';

/** A drawing that could not be loaded leaves its space empty: its design is also named in text. */
function createLazyDrawing(name: 'GiftWrap' | 'GiftBox', place: string): LazyView<GiftWrapProps> {
  return createLazyView<GiftWrapProps>(async () => (await import('./drawings'))[name], {
    Loading: () => <span data-awaited="" className={place} />,
    Failed: () => <span className={place} />,
  });
}

const Wrap = createLazyDrawing('GiftWrap', styles.sheetPlace);
const Box = createLazyDrawing('GiftBox', styles.boxPlace);

/**
 * A lazy-loaded `GiftWrap`; reserves its space while loading. Use it if the first view does not show the wrap;
 * otherwise use `GiftWrap`.
 */
export function LazyGiftWrap(props: GiftWrapProps) {
  return <Wrap {...props} />;
}

/**
 * A lazy-loaded `GiftBox`; reserves its space while loading. Use it if the first view does not show the box; otherwise
 * use `GiftBox`.
 */
export function LazyGiftBox(props: GiftWrapProps) {
  return <Box {...props} />;
}

export function preloadGiftWraps(): void {
  Wrap.preload();
  Box.preload();
}
