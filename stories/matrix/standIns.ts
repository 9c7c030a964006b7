import { FIXED_NOW } from '@rad-wallet/mocks';
import { vi } from 'vitest';

/** Time that passes when it is told to; what belongs to it in the browser keeps to it as well. */
export function standIn(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: FIXED_NOW,
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    const timeUp = new DOMException('The operation timed out.', 'TimeoutError');
    setTimeout(() => controller.abort(timeUp), ms);
    return controller.signal;
  });
  // jsdom has no layout: nothing moves in it.
  Element.prototype.getAnimations = () => [];
  window.scrollTo = () => {};
}
