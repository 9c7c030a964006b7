/**
 * Ref callback for an element that may be removed while focused, such as the search field of a list that becomes empty.
 * Focus then moves to the page's heading.
 */
export function moveFocusOnRemoval(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // Storybook's own headings are not in `main`.
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
    heading?.focus({ preventScroll: true });
  };
}
