import { createContext, lazy, Suspense, use, useMemo, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { importWithMessages } from '../../messages';
import { createLoader } from './createLoader';
import { DialogLoadFailure, LoadFailure, type LoadFailureProps } from './LoadFailure';

export interface LazyView<Props extends object> {
  (props: Props): ReactNode;
  preload: () => void;
  /** Props for the button that opens the view: they preload it on hover, focus and press start. */
  preloadOnIntent: { onHoverStart: () => void; onFocus: () => void; onPressStart: () => void };
}

export interface LazyViewOptions<Props extends object> {
  /** Shown while the view loads. @default nothing */
  Loading?: ComponentType<Props>;
  /** Shown if the view could not be loaded. @default an `ErrorState` with a button that loads it again */
  Failed?: ComponentType<Props & LoadFailureProps>;
}

const FailureContext = createContext<LoadFailureProps>({ retry: () => {}, isRepeated: false });

/**
 * Returns a view whose chunk loads on first render: `createLazyView(async () => (await import('./Thing')).Thing)`. If
 * that fails, the view says so in its place; a press there, and the next mount, load it again. docs/rules.md NAV-21.
 */
export function createLazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed = LoadFailure }: LazyViewOptions<Props> = {},
): LazyView<Props> {
  const loader = createLoader(() => importWithMessages(load));
  const Failure = (props: Props) => <Failed {...props} {...use(FailureContext)} />;
  // `lazy` would keep a rejection forever.
  const loadOrFail = () =>
    loader.load().catch((error: unknown) => {
      console.warn('A part of the interface could not be loaded.', error);
      return Failure;
    });
  // React delays suspended content by up to 300 ms, so a loaded view bypasses `lazy`.
  const getView = () => loader.getLoaded() ?? lazy(async () => ({ default: await loadOrFail() }));
  const preload = () => void loader.load().catch(() => {});

  function Attempt(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(getView);
    return (
      <Suspense fallback={Loading && <Loading {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  }

  function View(props: Props) {
    const [attempt, retry] = useReducer((count: number) => count + 1, 0);
    const failure = useMemo(() => ({ retry, isRepeated: attempt > 0 }), [attempt]);
    return (
      <FailureContext value={failure}>
        <Attempt key={attempt} {...props} />
      </FailureContext>
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
