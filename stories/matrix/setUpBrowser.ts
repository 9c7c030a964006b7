import { FIXED_NOW } from '@rad-wallet/mocks';
import { vi } from 'vitest';

export function setUpBrowser(): void {
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
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getAnimations = () => [];
  window.scrollTo = () => {};
}
