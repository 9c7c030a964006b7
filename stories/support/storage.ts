import { spyOn } from 'storybook/test';

/** From now on the wallet can store nothing: it throws, as a full or forbidden storage does. Call it in `beforeEach`; Storybook restores the real one. */
export function refuseStorage(): void {
  const setItem = Storage.prototype.setItem;
  spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key.startsWith('rad-wallet/')) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
}
