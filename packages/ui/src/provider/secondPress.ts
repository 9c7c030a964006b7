/** How soon after a tap another one is its second, ms, and how near to it, CSS pixels. */
const SOON_MS = 350;
const NEAR_PX = 24;

let pointer: PointerEvent | undefined;
let first: MouseEvent | undefined;
let pressed: Element | null = null;

/** What a press is for: a control, or where there is none, what was hit. */
const pressedBy = ({ target }: Event): Element | null =>
  target instanceof Element
    ? (target.closest('a, button, label, input, select, textarea, [role]') ?? target)
    : null;

/** Of a mouse the browser counts the presses; of a finger not everywhere, so time and place tell. */
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
  // React Aria presses by itself where a pointer went down and no click came of it.
  const { pointerId, pointerType } = pointer;
  event.target?.dispatchEvent(
    new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }),
  );
}

function onClick(event: MouseEvent): void {
  // Pressed by a key, a screen reader or a script: there is no place that could have been missed.
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
export function ignoreSecondPresses(): () => void {
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
