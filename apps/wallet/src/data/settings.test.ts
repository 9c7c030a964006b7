import { describe, expect, it, vi } from 'vitest';
import {
  APP_SETTINGS_KEY,
  createSettings,
  DEFAULT_APP_SETTINGS,
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATIONS_KEY,
} from './settings';

/** A storage in memory, holding some records at first. */
function storageWith(records: Record<string, string> = {}) {
  const held = new Map(Object.entries(records));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  };
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

const defaultsOf = (settings: ReturnType<typeof createSettings>) => {
  expect(settings.app.current()).toEqual(DEFAULT_APP_SETTINGS);
  expect(settings.notifications.current()).toEqual(DEFAULT_NOTIFICATION_SETTINGS);
};

describe('with a storage', () => {
  it('starts with the defaults', () => {
    const settings = createSettings(() => storageWith());
    defaultsOf(settings);
    expect(DEFAULT_APP_SETTINGS).toMatchObject({ autoLock: '5', dataUsage: 'normal' });
    expect(DEFAULT_NOTIFICATION_SETTINGS.quietHours).toEqual({ from: '22:00', to: '08:00' });
  });

  it('keeps a change for the next visit, each record apart', () => {
    const storage = storageWith();
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

  it('tells who listens, and nobody else any more', () => {
    const { app } = createSettings(() => storageWith());
    const listener = vi.fn();
    const stop = app.subscribe(listener);
    app.change({ ...DEFAULT_APP_SETTINGS, biometrics: true });
    stop();
    app.change(DEFAULT_APP_SETTINGS);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a damaged record', () => {
  it.each(['', '{', 'null', '7', '[]', '"dark"', 'undefined', '{"theme":'])(
    'that reads %j falls back to the defaults',
    (text) => {
      defaultsOf(
        createSettings(() => storageWith({ [APP_SETTINGS_KEY]: text, [NOTIFICATIONS_KEY]: text })),
      );
    },
  );

  it.each([
    { theme: 'purple' },
    { language: 'fr' },
    { currency: 'BHD' },
    { autoLock: 5 },
    { autoLock: '60' },
    { biometrics: 'yes' },
    { dataUsage: null },
  ])('falls back in the field that is wrong: %j', (field) => {
    const stored = { ...DEFAULT_APP_SETTINGS, language: 'ar', theme: 'light', ...field };
    const text = JSON.stringify(stored);
    const { app } = createSettings(() => storageWith({ [APP_SETTINGS_KEY]: text }));
    const [name] = Object.keys(field) as [keyof typeof DEFAULT_APP_SETTINGS];
    expect(app.current()[name]).toBe(DEFAULT_APP_SETTINGS[name]);
    expect({ ...app.current(), [name]: null }).toEqual({ ...stored, [name]: null });
  });

  it('cannot turn security off', () => {
    const stored = {
      ...DEFAULT_NOTIFICATION_SETTINGS,
      preferences: { ...DEFAULT_NOTIFICATION_SETTINGS.preferences, security: false, sms: true },
    };
    const text = JSON.stringify(stored);
    const { notifications } = createSettings(() => storageWith({ [NOTIFICATIONS_KEY]: text }));
    expect(notifications.current().preferences).toMatchObject({ security: true, sms: true });
  });

  it('keeps no hour that is none', () => {
    const stored = { ...DEFAULT_NOTIFICATION_SETTINGS, quietHours: { from: '25:00', to: '07:00' } };
    const text = JSON.stringify(stored);
    const { notifications } = createSettings(() => storageWith({ [NOTIFICATIONS_KEY]: text }));
    expect(notifications.current().quietHours).toEqual({ from: '22:00', to: '07:00' });
  });
});

describe.each([
  ['absent', () => null],
  ['denied', refuse],
  ['refusing', () => ({ getItem: refuse, setItem: refuse })],
  ['full', () => ({ getItem: () => null, setItem: refuse })],
])('where the storage is %s', (_name, open) => {
  it('holds the defaults, and a change for the visit, and says so', () => {
    const settings = createSettings(open);
    defaultsOf(settings);
    const listener = vi.fn();
    settings.app.subscribe(listener);
    expect(settings.app.change({ ...DEFAULT_APP_SETTINGS, theme: 'dark' })).toBe(false);
    expect(settings.app.current().theme).toBe('dark');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('has that said once for each record, however many ask', () => {
    const { app, notifications } = createSettings(open);
    app.change({ ...DEFAULT_APP_SETTINGS, theme: 'dark' });
    expect(app.claimLossNotice()).toBe(true);
    app.change({ ...DEFAULT_APP_SETTINGS, theme: 'light' });
    expect(app.claimLossNotice()).toBe(false);
    expect(notifications.claimLossNotice()).toBe(true);
    expect(notifications.claimLossNotice()).toBe(false);
  });
});
