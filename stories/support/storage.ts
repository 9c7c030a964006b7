import { spyOn } from 'storybook/test';

/** Makes the wallet's storage throw, like a full storage. Call it in `beforeEach`; Storybook restores the mock. */
export function refuseStorage(): void {
  const setItem = Storage.prototype.setItem;
  spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key.startsWith('rad-wallet/')) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
}
