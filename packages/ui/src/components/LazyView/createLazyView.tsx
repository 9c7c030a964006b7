import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { importWithMessages } from '../../messages';

export interface LazyView<Props extends object> {
  (props: Props): ReactNode;
  preload: () => void;
  /** Props for the button that opens the view: they preload it on hover, focus and press start. */
  preloadOnIntent: { onHoverStart: () => void; onFocus: () => void; onPressStart: () => void };
}

/** Returns a view whose chunk loads on first render: `createLazyView(async () => (await import('./Thing')).Thing)`. */
export function createLazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await importWithMessages(load));
  // React delays suspended content by up to 300 ms, so a loaded view bypasses `lazy`.
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

/** Returns a lazy-loaded dialog. It stays mounted after closing so that its exit animation can run. */
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
