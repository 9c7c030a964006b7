import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A view in a chunk of its own, and ways to have it there before it is needed. */
export interface LazyView<Props extends object> {
  (props: Props): ReactNode;
  /** Loads it. What fails here is asked for again, and reported, when it is shown. */
  preload: () => void;
  /** For the button that leads to it: loads while the person is about to press. */
  preloadOnIntent: { onHoverStart: () => void; onFocus: () => void; onPressStart: () => void };
}

/** A view that is loaded when it is shown: `lazyView(async () => (await import('./Thing')).Thing)`. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await load());
  // React holds back for 300 ms what it had to wait for: what is there is shown without waiting.
  const viewNow = () => loaded ?? lazy(async () => ({ default: await loadOnce() }));
  const preload = () => void loadOnce().catch(() => {});

  function View(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(viewNow);
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }
  const preloadOnIntent = { onHoverStart: preload, onFocus: preload, onPressStart: preload };
  return Object.assign(View, { preload, preloadOnIntent });
}
