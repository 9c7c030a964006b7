import { useState, type ComponentType } from 'react';
import { lazyView, type LazyView } from './lazyView';

/** What every dialog has. */
interface Openable {
  isOpen: boolean;
}

/**
 * A dialog in a chunk of its own: nothing is loaded until it is opened or asked for by `preload`. Once
 * opened it stays, closed, so that its leaving can be seen.
 */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  const Dialog = lazyView(load);

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
