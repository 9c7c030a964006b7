import '../../theme/locked.css';

/** What may stand while the wallet is locked: the lock itself, and what hides the page as well. */
const OVER = '[data-over-lock]';

/** Elements of the page that were not yet out of reach, a modal's outside being so already. */
function reachable(): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.inert && !child.matches(OVER),
  );
}

/**
 * Takes everything on the page away from eyes, pointer, keyboard and screen readers, all but what is
 * marked `data-over-lock`, and whatever comes to it later. Nothing is unmounted: what was typed, what
 * runs and how far the page was scrolled stay. Answers how to give it all back, focus included.
 * docs/rules.md LOCK-2.
 */
export function coverPage(): () => void {
  const { activeElement, body, documentElement: root } = document;
  const [left, top] = [window.scrollX, window.scrollY];
  const covered = new Set<HTMLElement>();
  const cover = () => {
    for (const element of reachable()) {
      element.inert = true;
      covered.add(element);
    }
  };
  // The style sheet of the theme makes it invisible; a reload of a locked wallet is marked before it paints.
  root.dataset.locked = '';
  cover();
  const arrivals = new MutationObserver(cover);
  arrivals.observe(body, { childList: true });

  return () => {
    arrivals.disconnect();
    for (const element of covered) element.inert = false;
    delete root.dataset.locked;
    window.scrollTo({ left, top, behavior: 'instant' });
    returnFocus(activeElement);
  };
}

/** Focus goes back to where it was, or to the heading of the page that has come in its place. */
function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body) {
    before.focus({ preventScroll: true });
    if (document.activeElement === before) return;
  }
  document.querySelector('h1')?.focus({ preventScroll: true });
}
