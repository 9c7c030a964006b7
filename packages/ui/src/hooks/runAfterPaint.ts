/** Runs the callback when the browser has painted what the current event has changed. */
export function runAfterPaint(callback: () => void): void {
  // A frame's callbacks run before its paint, a task that they add after it.
  requestAnimationFrame(() => setTimeout(callback));
}
