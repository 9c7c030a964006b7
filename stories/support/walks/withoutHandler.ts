/** All by which a press reaches what handles it. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'keydown',
  'keyup',
] as const;

/** Whether something that can be pressed is called so. */
function isNamed(element: Element, name: string): boolean {
  const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return own.trim() === name;
}

/**
 * Does something while the buttons of this name are there, can be found and pressed, and nothing comes of it:
 * as if who wrote the view had forgotten what they do.
 */
export async function withoutHandler<Result>(
  name: string,
  whatIsDone: () => Promise<Result>,
): Promise<Result> {
  const swallow = (event: Event) => {
    const pressed =
      event.target instanceof Element && event.target.closest('button, a, label, [role]');
    if (!pressed || !isNamed(pressed, name)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of PRESSES) window.addEventListener(type, swallow, { capture: true });
  try {
    return await whatIsDone();
  } finally {
    for (const type of PRESSES) window.removeEventListener(type, swallow, { capture: true });
  }
}
