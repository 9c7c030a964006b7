const SKIP_LINK = 'a[href="#content"]';

/**
 * Moves focus to the page when the skip link is activated. The page is focusable only until focus leaves it: otherwise a
 * click on text would focus the page, and Tab would continue at its start instead of after the text.
 */
export function focusSkipTarget(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(SKIP_LINK))) return;
    const content = document.getElementById('content');
    if (!content) return;
    content.tabIndex = -1;
    content.focus();
    content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
  });
}
