/** Scrolls to the element that a '#target' names and moves focus there. Smooth, unless motion is unwanted. */
export function goToElement(target: string): void {
  const element = document.getElementById(decodeURIComponent(target.slice(1)));
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Something that takes no focus by itself takes it this once, so that the next Tab goes on from there.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
}
