/**
 * Ref callback for an element that may be removed while focused, such as the search field of a list that becomes empty.
 * Focus then moves to the page's heading.
 */
export function moveFocusOnRemoval(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
}
