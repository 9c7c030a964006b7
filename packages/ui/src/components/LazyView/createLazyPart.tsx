import { createContext, lazy, Suspense, use, useMemo, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { announceFault } from '../../faults';
import { importWithMessages } from '../../messages';
import { createLoader } from './createLoader';
import type { LoadFailureProps } from './LoadFailure';

export interface LazyView<Props extends object> {
  (props: Props): ReactNode;
  preload: () => void;
  /** Props for the button that opens the view: they preload it on hover, focus and press start. */
  preloadOnIntent: { onHoverStart: () => void; onFocus: () => void; onPressStart: () => void };
}

export interface LazyPartOptions<Props extends object> {
  /** Shown while the view loads. @default nothing */
  Loading?: ComponentType<Props>;
  /** Shown if the view could not be loaded. */
  Failed: ComponentType<Props & LoadFailureProps>;
}

const FailureContext = createContext<LoadFailureProps>({ retry: () => {}, isRepeated: false });

/** `createLazyView` without its failure, which is too large for the provider. */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed }: LazyPartOptions<Props>,
): LazyView<Props> {
  const loader = createLoader(() => importWithMessages(load));
  const Failure = (props: Props) => <Failed {...props} {...use(FailureContext)} />;
  // `lazy` would keep a rejection forever.
  const loadOrFail = () =>
    loader.load().catch((error: unknown) => {
      console.warn('A part of the interface could not be loaded.', error);
      announceFault(error, 'loading');
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
