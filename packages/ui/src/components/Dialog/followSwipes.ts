/** So far, px, or a third of the panel if that is less: the panel is meant to go. */
const FAR = 120;
/** So fast, px per ms: meant to go as well, however short the way. */
const FAST = 0.5;

interface Swipe {
  from: number;
  at: number;
  since: number;
}

/** Whether something under the finger, inside the panel, could still scroll back up. */
function isScrolled(target: EventTarget | null, panel: HTMLElement): boolean {
  for (let it = target instanceof Element ? target : null; it; it = it.parentElement) {
    if (it.scrollTop > 0) return true;
    if (it === panel) return false;
  }
  return false;
}

/**
 * Lets a panel follow a finger downwards, or a mouse that drags its header, and tells when it was
 * swiped away; a swipe that was not meant puts it back. Answers how to stop.
 */
export function followSwipes(panel: HTMLElement, onSwipe: () => void): () => void {
  let swipe: Swipe | null = null;

  const begin = (y: number, since: number) => {
    swipe = { from: y, at: y, since };
    panel.style.transition = 'none';
  };

  /** Answers whether the panel moves with it. */
  const move = (y: number): boolean => {
    if (!swipe) return false;
    // Upwards it is a scroll.
    if (y < swipe.from && swipe.at === swipe.from) swipe = null;
    if (!swipe) return false;
    swipe.at = y;
    panel.style.translate = `0 ${Math.max(0, y - swipe.from)}px`;
    return true;
  };

  const end = (now: number) => {
    if (!swipe) return;
    const way = swipe.at - swipe.from;
    const speed = way / Math.max(1, now - swipe.since);
    swipe = null;
    // While it leaves, it goes on from where the finger left it.
    if (way > Math.min(FAR, panel.clientHeight / 3) || (way > 16 && speed > FAST)) return onSwipe();
    panel.style.transition = '';
    panel.style.translate = '';
  };

  const stop = new AbortController();
  const { signal } = stop;
  panel.addEventListener(
    'touchstart',
    (event) => {
      const [touch, another] = event.touches;
      if (touch && !another && !isScrolled(event.target, panel)) {
        begin(touch.clientY, event.timeStamp);
      }
    },
    { passive: true, signal },
  );
  panel.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (touch && move(touch.clientY) && event.cancelable) event.preventDefault();
    },
    { passive: false, signal },
  );
  panel.addEventListener('touchend', (event) => end(event.timeStamp), { signal });
  panel.addEventListener('touchcancel', (event) => end(event.timeStamp), { signal });

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
