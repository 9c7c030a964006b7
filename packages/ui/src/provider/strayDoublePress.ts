/** A second tap within this time and distance is a double tap. */
const SOON_MS = 350;
const NEAR_PX = 24;

let pointer: PointerEvent | undefined;
let first: MouseEvent | undefined;
let pressed: Element | null = null;

/** The pressed control, else the event target. */
const pressedBy = ({ target }: Event): Element | null =>
  target instanceof Element
    ? (target.closest('a, button, label, input, select, textarea, [role]') ?? target)
    : null;

/** Browsers count mouse clicks; not all count taps, so compare time and position. */
function isStray(event: MouseEvent): boolean {
  if (!first || !pressed || pressed.isConnected) return false;
  if (event.detail > 1) return true;
  return (
    pointer?.pointerType === 'touch' &&
    event.timeStamp - first.timeStamp < SOON_MS &&
    Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < NEAR_PX
  );
}

function onPointerDown(event: PointerEvent): void {
  pointer = event;
}

function onMouseDown(event: MouseEvent): void {
  if (!pointer || !isStray(event)) return;
  // React Aria triggers a press from pointer events without a click.
  const { pointerId, pointerType } = pointer;
  event.target?.dispatchEvent(
    new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }),
  );
}

function onClick(event: MouseEvent): void {
  // Keyboard, screen reader or script: there is no position to miss.
  if (event.detail === 0) return;
  if (isStray(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  first = event;
  pressed = pressedBy(event);
}

/**
 * Makes the second press of a double press be for what the first one was for: where that has gone meanwhile, a
 * dialog that has closed, a step that is over, it does nothing, in place of pressing what has come under the
 * finger (docs/rules.md NAV-16). It lasts as long as the page does; begun again it changes nothing.
 * @returns what ends it all the same
 */
export function ignoreStrayDoublePresses(): () => void {
  window.addEventListener('pointerdown', onPointerDown, true);
  window.addEventListener('mousedown', onMouseDown, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('pointerdown', onPointerDown, true);
    window.removeEventListener('mousedown', onMouseDown, true);
    window.removeEventListener('click', onClick, true);
    first = undefined;
  };
}
