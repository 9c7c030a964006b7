const PRESS_EVENTS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'keydown',
  'keyup',
] as const;

function hasName(element: Element, name: string): boolean {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return label.trim() === name;
}

/** Runs `action` while buttons with this name have no effect, as if their handlers were missing. */
export async function withoutHandler<Result>(
  name: string,
  action: () => Promise<Result>,
): Promise<Result> {
  const swallow = (event: Event) => {
    const pressed =
      event.target instanceof Element && event.target.closest('button, a, label, [role]');
    if (!pressed || !hasName(pressed, name)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of PRESS_EVENTS) window.addEventListener(type, swallow, { capture: true });
  try {
    return await action();
  } finally {
    for (const type of PRESS_EVENTS) window.removeEventListener(type, swallow, { capture: true });
  }
}
