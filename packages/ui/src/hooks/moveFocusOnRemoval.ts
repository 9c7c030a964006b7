/**
 * Ref of an element that can be removed while it has focus, such as the search of a list that turns out to be empty. The
 * page's heading then receives focus.
 */
export function moveFocusOnRemoval(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
}
