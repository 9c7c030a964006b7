import { useState, type ComponentType } from 'react';
import { createLazyView, type LazyView } from './createLazyView';

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
