import { describe, expect, it, vi } from 'vitest';
import {
  APP_SETTINGS_KEY,
  createSettings,
  DEFAULT_APP_SETTINGS,
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATIONS_KEY,
  type StoredAppSettings,
} from './settings';
import { createMemoryStorage, denyAccess } from '../platform/storage/testing/memoryStorage';

const getDefaults = (settings: ReturnType<typeof createSettings>) => {
  expect(settings.app.current()).toEqual(DEFAULT_APP_SETTINGS);
  expect(settings.notifications.current()).toEqual(DEFAULT_NOTIFICATION_SETTINGS);
};

describe('with a storage', () => {
  it('starts with the defaults', () => {
    const settings = createSettings(() => createMemoryStorage());
    getDefaults(settings);
    expect(DEFAULT_APP_SETTINGS).toMatchObject({ autoLock: '5', dataUsage: 'normal' });
    expect(DEFAULT_NOTIFICATION_SETTINGS.quietHours).toEqual({ from: '22:00', to: '08:00' });
  });

  it('stores each change in its own record', () => {
    const storage = createMemoryStorage();
    const first = createSettings(() => storage);
    expect(first.app.change({ ...DEFAULT_APP_SETTINGS, theme: 'dark', language: 'ur' })).toBe(true);
    const second = createSettings(() => storage);
    expect(second.app.current()).toEqual({
      ...DEFAULT_APP_SETTINGS,
      theme: 'dark',
      language: 'ur',
    });
    expect(second.notifications.current()).toEqual(DEFAULT_NOTIFICATION_SETTINGS);

    const quietHours = { from: '23:30', to: '06:15' };
    first.notifications.change({ ...DEFAULT_NOTIFICATION_SETTINGS, quietHours });
    expect(createSettings(() => storage).notifications.current().quietHours).toEqual(quietHours);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const { app } = createSettings(() => createMemoryStorage());
    const listener = vi.fn();
    const stop = app.subscribe(listener);
    app.change({ ...DEFAULT_APP_SETTINGS, biometrics: true });
    stop();
    app.change(DEFAULT_APP_SETTINGS);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('on sign-out', () => {
  const changed: StoredAppSettings = {
    language: 'ur',
    currency: 'USD',
    theme: 'dark',
    biometrics: true,
    credentialId: 'AQID',
    autoLock: 'never',
    dataUsage: 'low',
  };
  const look = { language: 'ur', theme: 'dark', dataUsage: 'low' };

  it('keeps only the appearance of the device', () => {
    const storage = createMemoryStorage();
    const { app } = createSettings(() => storage);
    app.change(changed);
    expect(app.forget()).toBe(true);
    expect(app.current()).toEqual({ ...DEFAULT_APP_SETTINGS, ...look });
    expect(JSON.parse(storage.held.get(APP_SETTINGS_KEY) ?? '')).toEqual(look);
    expect(createSettings(() => storage).app.current()).toEqual(app.current());
  });

  it('removes the record if the appearance is the default', () => {
    const storage = createMemoryStorage();
    const { app, notifications } = createSettings(() => storage);
    app.change({ ...DEFAULT_APP_SETTINGS, currency: 'GBP' });
    notifications.change({
      ...DEFAULT_NOTIFICATION_SETTINGS,
      quietHours: { from: '20:00', to: '09:00' },
    });
    expect([app.forget(), notifications.forget()]).toEqual([true, true]);
    expect(storage.held.size).toBe(0);
    expect(notifications.current()).toEqual(DEFAULT_NOTIFICATION_SETTINGS);
  });

  it('notifies subscribers', () => {
    const { notifications } = createSettings(() => createMemoryStorage());
    const listener = vi.fn();
    notifications.subscribe(listener);
    notifications.forget();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reports data that the storage did not remove, and still resets it in memory', () => {
    const storage = createMemoryStorage({}, { removeItem: denyAccess });
    const { app } = createSettings(() => storage);
    app.change(changed);
    expect(app.forget()).toBe(false);
    expect(app.current()).toEqual({ ...DEFAULT_APP_SETTINGS, ...look });
  });

  it('reports a loss again after the next sign-in', () => {
    const { app } = createSettings(denyAccess);
    app.claimLossNotice();
    expect(app.forget()).toBe(true);
    expect(app.claimLossNotice()).toBe(true);
  });
});

it('applies the change of another tab', () => {
  const storage = createMemoryStorage();
  const [here, there] = [createSettings(() => storage), createSettings(() => storage)];
  const listener = vi.fn();
  here.app.subscribe(listener);
  there.app.change({ ...DEFAULT_APP_SETTINGS, autoLock: '1' });
  expect(here.app.current().autoLock).toBe('5');
  here.app.reread();
  expect(here.app.current().autoLock).toBe('1');
  expect(listener).toHaveBeenCalledOnce();
});

describe('a damaged record', () => {
  it.each([
    { biometrics: true },
    { biometrics: true, credentialId: null },
    { biometrics: true, credentialId: 'not an id' },
    { biometrics: false, credentialId: 'AQID' },
  ])('has biometrics on only with a key pair: %j', (fields) => {
    const stored = JSON.stringify({ ...DEFAULT_APP_SETTINGS, ...fields });
    const { app } = createSettings(() => createMemoryStorage({ [APP_SETTINGS_KEY]: stored }));
    expect(app.current()).toMatchObject({ biometrics: false, credentialId: null });
  });

  it.each(['', '{', 'null', '7', '[]', '"dark"', 'undefined', '{"theme":'])(
    'falls back to the defaults: %j',
    (text) => {
      getDefaults(
        createSettings(() =>
          createMemoryStorage({ [APP_SETTINGS_KEY]: text, [NOTIFICATIONS_KEY]: text }),
        ),
      );
    },
  );

  it.each([
    { theme: 'purple' },
    { language: 'eo' },
    { currency: 'BHD' },
    { autoLock: 5 },
    { autoLock: '60' },
    { biometrics: 'yes' },
    { dataUsage: null },
  ])('falls back to the default of the invalid field: %j', (field) => {
    const stored = { ...DEFAULT_APP_SETTINGS, language: 'ar', theme: 'light', ...field };
    const text = JSON.stringify(stored);
    const { app } = createSettings(() => createMemoryStorage({ [APP_SETTINGS_KEY]: text }));
    const [name] = Object.keys(field) as [keyof typeof DEFAULT_APP_SETTINGS];
    expect(app.current()[name]).toBe(DEFAULT_APP_SETTINGS[name]);
    expect({ ...app.current(), [name]: null }).toEqual({ ...stored, [name]: null });
  });

  // All auto-lock options: docs/rules.md SET-1.
  it.each(['never', '1', '5', '15', '30'])('keeps an auto-lock of: %s', (autoLock) => {
    const text = JSON.stringify({ ...DEFAULT_APP_SETTINGS, autoLock });
    const { app } = createSettings(() => createMemoryStorage({ [APP_SETTINGS_KEY]: text }));
    expect(app.current().autoLock).toBe(autoLock);
  });

  it('cannot turn security off', () => {
    const stored = {
      ...DEFAULT_NOTIFICATION_SETTINGS,
      preferences: { ...DEFAULT_NOTIFICATION_SETTINGS.preferences, security: false, sms: true },
    };
    const text = JSON.stringify(stored);
    const { notifications } = createSettings(() =>
      createMemoryStorage({ [NOTIFICATIONS_KEY]: text }),
    );
    expect(notifications.current().preferences).toMatchObject({ security: true, sms: true });
  });

  it('rejects an invalid time', () => {
    const stored = { ...DEFAULT_NOTIFICATION_SETTINGS, quietHours: { from: '25:00', to: '07:00' } };
    const text = JSON.stringify(stored);
    const { notifications } = createSettings(() =>
      createMemoryStorage({ [NOTIFICATIONS_KEY]: text }),
    );
    expect(notifications.current().quietHours).toEqual({ from: '22:00', to: '07:00' });
  });
});

describe.each([
  ['absent', () => null],
  ['denied', denyAccess],
  ['refusing', () => createMemoryStorage({}, { getItem: denyAccess, setItem: denyAccess })],
  ['full', () => createMemoryStorage({}, { setItem: denyAccess })],
])('where the storage is %s', (_name, open) => {
  it('keeps defaults and changes in memory, and reports that', () => {
    const settings = createSettings(open);
    getDefaults(settings);
    const listener = vi.fn();
    settings.app.subscribe(listener);
    expect(settings.app.change({ ...DEFAULT_APP_SETTINGS, theme: 'dark' })).toBe(false);
    expect(settings.app.current().theme).toBe('dark');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reports a loss once per record', () => {
    const { app, notifications } = createSettings(open);
    app.change({ ...DEFAULT_APP_SETTINGS, theme: 'dark' });
    expect(app.claimLossNotice()).toBe(true);
    app.change({ ...DEFAULT_APP_SETTINGS, theme: 'light' });
    expect(app.claimLossNotice()).toBe(false);
    expect(notifications.claimLossNotice()).toBe(true);
    expect(notifications.claimLossNotice()).toBe(false);
  });
});
