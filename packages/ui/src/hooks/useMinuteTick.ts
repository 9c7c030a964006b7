import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ticks = 0;
let timer: ReturnType<typeof setInterval>;

function tick() {
  ticks++;
  for (const listener of listeners) listener();
}

/**
 * All listeners share one timer. Browsers throttle timers in hidden pages, so it also ticks when the page becomes
 * visible.
 */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    timer = setInterval(tick, 60_000);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    }
  };
}

/** Re-renders the component every minute. Returns null on a server and during hydration. */
export const useMinuteTick = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => ticks,
    () => null,
  );
