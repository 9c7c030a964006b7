import '../../theme/locked.css';

/** Elements that remain accessible while locked. */
const ABOVE_LOCK_SELECTOR = '[data-above-lock]';

function getReachableElements(): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.inert && !child.matches(ABOVE_LOCK_SELECTOR),
  );
}

let coverCount = 0;
let restorePage = () => {};

/**
 * Hides the page and makes it inert, except for elements marked `data-above-lock`. Nothing is unmounted, so input and
 * requests are kept. Returns a function that restores the page and the focus, once every cover of the page has been
 * removed. docs/rules.md LOCK-2.
 */
export function coverPage(): () => void {
  if (coverCount === 0) restorePage = hidePage();
  coverCount += 1;
  let isCovering = true;
  return () => {
    if (!isCovering) return;
    isCovering = false;
    coverCount -= 1;
    if (coverCount === 0) restorePage();
  };
}

function hidePage(): () => void {
  const { activeElement, body, documentElement: root } = document;
  const [left, top] = [window.scrollX, window.scrollY];
  const covered = new Set<HTMLElement>();
  const cover = () => {
    for (const element of getReachableElements()) {
      element.inert = true;
      covered.add(element);
    }
  };
  // The theme hides the page. On reload, `index.html` sets the attribute before the first paint.
  root.dataset.locked = 'covered';
  cover();
  const arrivals = new MutationObserver(cover);
  arrivals.observe(body, { childList: true });

  return () => {
    arrivals.disconnect();
    for (const element of covered) element.inert = false;
    delete root.dataset.locked;
    window.scrollTo({ left, top, behavior: 'instant' });
    restoreFocus(activeElement);
  };
}

/** Restores focus to the previous element, or to the heading if the page has changed. */
function restoreFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body) {
    before.focus({ preventScroll: true });
    if (document.activeElement === before) return;
  }
  document.querySelector('h1')?.focus({ preventScroll: true });
}
