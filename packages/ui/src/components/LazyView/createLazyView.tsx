import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A lazy-loaded view with ways to preload it. */
export interface LazyView<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the chunk. Ignores failures: the chunk is requested again when the view is shown. */
  preload: () => void;
  /** Props for the button that opens the view: they preload on hover, focus and press start. */
  preloadOnIntent: { onHoverStart: () => void; onFocus: () => void; onPressStart: () => void };
}

/** Returns a view whose chunk loads when it is shown: `createLazyView(async () => (await import('./Thing')).Thing)`. */
export function createLazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await load());
  // React throttles the reveal of suspended content by 300 ms; a loaded view skips Suspense.
  const getView = () => loaded ?? lazy(async () => ({ default: await loadOnce() }));
  const preload = () => void loadOnce().catch(() => {});

  function View(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(getView);
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }
  const preloadOnIntent = { onHoverStart: preload, onFocus: preload, onPressStart: preload };
  return Object.assign(View, { preload, preloadOnIntent });
}

interface OpenableProps {
  isOpen: boolean;
}

/**
 * A lazy-loaded dialog: its chunk loads on opening or on `preload`. It stays mounted after closing
 * so that its exit animation runs.
 */
export function createLazyDialog<Props extends OpenableProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  const Dialog = createLazyView(load);

  function LazyDialog(props: Props) {
    const [wasOpened, setOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setOpened(true);
    return wasOpened && <Dialog {...props} />;
  }
  return Object.assign(LazyDialog, {
    preload: Dialog.preload,
    preloadOnIntent: Dialog.preloadOnIntent,
  });
}
