/** A second tap within this time and distance is a double tap. */
const DOUBLE_PRESS_MS = 350;
const DOUBLE_PRESS_DISTANCE_PX = 24;

let lastPointer: PointerEvent | undefined;
let firstClick: MouseEvent | undefined;
let pressedControl: Element | null = null;

/** The pressed control, else the event target. */
const findPressedControl = ({ target }: Event): Element | null =>
  target instanceof Element
    ? (target.closest('a, button, label, input, select, textarea, [role]') ?? target)
    : null;

/** Browsers count mouse clicks; not all count taps, so compare time and position. */
function isStray(event: MouseEvent): boolean {
  if (!firstClick || !pressedControl || pressedControl.isConnected) return false;
  if (event.detail > 1) return true;
  return (
    lastPointer?.pointerType === 'touch' &&
    event.timeStamp - firstClick.timeStamp < DOUBLE_PRESS_MS &&
    Math.hypot(event.clientX - firstClick.clientX, event.clientY - firstClick.clientY) <
      DOUBLE_PRESS_DISTANCE_PX
  );
}

function onPointerDown(event: PointerEvent): void {
  lastPointer = event;
}

function onMouseDown(event: MouseEvent): void {
  if (!lastPointer || !isStray(event)) return;
  // React Aria triggers a press from pointer events without a click.
  const { pointerId, pointerType } = lastPointer;
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
  firstClick = event;
  pressedControl = findPressedControl(event);
}

/**
 * Ignores the second press of a double press if the pressed control is gone, such as after a dialog closed or a
 * step ended: the press would hit whatever replaced it (docs/rules.md NAV-16). Active until the page unloads; a
 * second call has no effect.
 * @returns a function that stops it
 */
export function ignoreStrayDoublePresses(): () => void {
  window.addEventListener('pointerdown', onPointerDown, true);
  window.addEventListener('mousedown', onMouseDown, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('pointerdown', onPointerDown, true);
    window.removeEventListener('mousedown', onMouseDown, true);
    window.removeEventListener('click', onClick, true);
    firstClick = undefined;
  };
}
