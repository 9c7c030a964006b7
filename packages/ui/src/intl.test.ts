import { afterEach, expect, it, vi } from 'vitest';
import { getDeviceTimeZone } from './intl';

afterEach(() => vi.restoreAllMocks());

const mockZone = (timeZone: string) => {
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone,
  });
};

it.each(['Etc/Unknown', ''])('uses UTC if the device does not know its time zone: %j', (zone) => {
  mockZone(zone);
  expect(getDeviceTimeZone()).toBe('UTC');
});

it('returns the time zone of the device', () => {
  mockZone('Asia/Karachi');
  expect(getDeviceTimeZone()).toBe('Asia/Karachi');
});
