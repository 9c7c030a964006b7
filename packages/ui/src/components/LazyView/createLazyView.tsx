import { useState, type ComponentType } from 'react';
import { createLazyPart, type LazyPartOptions, type LazyView } from './createLazyPart';
import { DialogLoadFailure, LoadFailure } from './LoadFailure';

/** Takes no space; tests wait until it is gone. */
const Awaited = () => <div data-awaited="" hidden />;

/**
 * Returns a view whose chunk loads on first render: `createLazyView(async () => (await import('./Thing')).Thing)`. If
 * that fails, the view says so in its place; a press there, and the next mount, load it again. docs/rules.md NAV-21.
 */
export const createLazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: Partial<LazyPartOptions<Props>>,
): LazyView<Props> => createLazyPart(load, { Loading: Awaited, Failed: LoadFailure, ...options });

interface OpenableProps {
  isOpen: boolean;
}

/** Returns a lazy-loaded dialog. It stays mounted after closing so that its exit animation can run. */
export function createLazyDialog<Props extends OpenableProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  const Dialog = createLazyView(load, { Failed: DialogLoadFailure });

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
