const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Preloads a page when a link to it is hovered, focused or touched. Returns a cleanup function.
 * @param load loads the chunk for a path
 */
export function preloadOnIntent(
  load: (path: string) => Promise<unknown> | undefined,
  root: Document = document,
): () => void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    // Ignore failures: the chunk is requested again when the page opens.
    load(link.pathname)?.catch(() => {});
  };
  for (const intent of INTENT_EVENTS) root.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of INTENT_EVENTS) root.removeEventListener(intent, onIntent);
  };
}
