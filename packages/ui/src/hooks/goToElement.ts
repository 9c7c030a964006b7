/**
 * Scrolls to an element and moves focus to it, so that Tab continues from there. Unlike a link, adds no history entry.
 * Does nothing if the element does not exist.
 */
export function goToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Focusable only until it loses focus: otherwise a click on text would focus the element, and Tab would continue at
  // its start instead of after the text.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
}
