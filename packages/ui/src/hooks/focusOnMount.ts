/** Ref callback for the control that takes focus when a step of a dialog replaces the one before. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
