/**
 * Ref callback for an element that may be removed while focused, such as the search field of a list that becomes empty.
 * Focus then moves to the title of its dialog, or to the page's heading.
 */
export function moveFocusOnRemoval(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const title = element.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2');
    // Storybook's own headings are not in `main`.
    const heading =
      title ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
    heading?.focus({ preventScroll: true });
  };
}
