/** Distance that dismisses the panel, in px, or a third of the panel's height if that is less. */
const DISMISS_DISTANCE_PX = 120;
/** Speed at which even a short swipe dismisses the panel, in px per ms. */
const DISMISS_SPEED = 0.5;

interface Swipe {
  from: number;
  at: number;
  since: number;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

const isOnSlider = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input[type="range"], [role="slider"]') !== null;

/** Whether the panel, or an element between it and the target, is scrolled down. */
function isScrolled(target: EventTarget | null, panel: HTMLElement): boolean {
  for (let it = target instanceof Element ? target : null; it; it = it.parentElement) {
    if (it.scrollTop > 0) return true;
    if (it === panel) return false;
  }
  return false;
}

/** Moves the panel with a swipe. On release, calls `onSwipe` or moves the panel back. Returns a cleanup function. */
export function trackSwipes(panel: HTMLElement, onSwipe: () => void): () => void {
  let swipe: Swipe | null = null;
  /** Where the touch started, in px. */
  let touchX = 0;

  const begin = (y: number, since: number) => {
    swipe = { from: y, at: y, since };
    panel.style.transition = 'none';
  };

  const cancel = () => {
    if (!swipe) return;
    swipe = null;
    panel.style.transition = '';
    panel.style.translate = '';
  };

  const move = (y: number): boolean => {
    // A gesture that starts upwards scrolls the content.
    if (swipe && y < swipe.from && swipe.at === swipe.from) cancel();
    if (!swipe) return false;
    swipe.at = y;
    panel.style.translate = `0 ${Math.max(0, y - swipe.from)}px`;
    return true;
  };

  const end = (now: number) => {
    if (!swipe) return;
    const way = swipe.at - swipe.from;
    const speed = way / Math.max(1, now - swipe.since);
    const isDismissed =
      way > Math.min(DISMISS_DISTANCE_PX, panel.clientHeight / 3) ||
      (way > 16 && speed > DISMISS_SPEED);
    if (!isDismissed) return cancel();
    // Keep the offset, from which the exit animation starts.
    swipe = null;
    onSwipe();
  };

  const stop = new AbortController();
  const { signal } = stop;
  panel.addEventListener(
    'touchstart',
    (event) => {
      const [touch, another] = event.touches;
      if (!touch || another) return cancel();
      // On a zoomed page, one finger pans the page.
      if (isZoomed() || isOnSlider(event.target) || isScrolled(event.target, panel)) return;
      begin(touch.clientY, event.timeStamp);
      touchX = touch.clientX;
    },
    { passive: true, signal },
  );
  panel.addEventListener(
    'touchmove',
    (event) => {
      const [touch, another] = event.touches;
      // Two fingers zoom the page. The second one may be outside the panel, where its start is not observed.
      if (!touch || another) return cancel();
      if (!swipe) return;
      const isFirstMove = swipe.at === swipe.from;
      const isSideways = Math.abs(touch.clientX - touchX) > Math.abs(touch.clientY - swipe.from);
      if (isFirstMove && isSideways) cancel();
      if (move(touch.clientY) && event.cancelable) event.preventDefault();
    },
    { passive: false, signal },
  );
  panel.addEventListener('touchend', (event) => end(event.timeStamp), { signal });
  panel.addEventListener('touchcancel', cancel, { signal });

  panel.addEventListener(
    'pointerdown',
    (event) => {
      const isHeader = event.target instanceof Element && event.target.closest('header');
      if (event.pointerType === 'touch' || !isHeader || event.target.closest('button')) return;
      begin(event.clientY, event.timeStamp);
    },
    { signal },
  );
  const byMouse = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act(event);
  };
  window.addEventListener(
    'pointermove',
    byMouse((event) => void move(event.clientY)),
    { signal },
  );
  window.addEventListener(
    'pointerup',
    byMouse((event) => end(event.timeStamp)),
    { signal },
  );

  return () => stop.abort();
}
