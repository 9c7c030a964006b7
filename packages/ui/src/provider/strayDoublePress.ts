/** A second tap within this time and distance is part of a double tap. */
const DOUBLE_PRESS_MS = 350;
const DOUBLE_PRESS_DISTANCE_PX = 24;

let lastPointer: PointerEvent | undefined;
let firstClick: MouseEvent | undefined;
let pressedControl: Element | null = null;

/** Returns the interactive element around the event target, or the target itself. */
const findPressedControl = ({ target }: Event): Element | null =>
  target instanceof Element
    ? (target.closest('a, button, label, input, select, textarea, [role]') ?? target)
    : null;

/** Browsers count mouse clicks in `detail`, but not all of them count taps, so compare time and position. */
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
  // Keep focus, which may have moved to the heading of a new step or page.
  event.preventDefault();
  // React Aria handles presses on pointer events, before the click. Cancel the pointer to prevent that.
  const { pointerId, pointerType } = lastPointer;
  event.target?.dispatchEvent(
    new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }),
  );
}

function onClick(event: MouseEvent): void {
  // Clicks by keyboard, screen reader or script have no position, so they cannot hit the wrong target.
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
 * Ignores the second press of a double press if the first one removed the pressed control, for example by closing a
 * dialog or completing a step. The second press would otherwise hit the replacement (docs/rules.md NAV-16). Active
 * until the page unloads; further calls have no effect.
 * @returns a function that removes the event listeners
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
