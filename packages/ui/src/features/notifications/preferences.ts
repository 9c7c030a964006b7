export const CHANNELS = ['push', 'email', 'sms'] as const;

export const TOPICS = [
  'transactions',
  'investments',
  'security',
  'promotions',
  'news',
  'reminders',
] as const;

export type NotificationId = (typeof CHANNELS)[number] | (typeof TOPICS)[number];

/** Security alerts are always on (docs/rules.md NOTIFY-3). */
export type NotificationPreferences = Record<Exclude<NotificationId, 'security'>, boolean> & {
  security: true;
};

/** Times of day on a 24-hour clock, such as '22:00'. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface NotificationSettings {
  preferences: NotificationPreferences;
  quietHours: QuietHours;
}

/** Security alerts cannot be turned off. docs/rules.md NOTIFY-3 */
const isOptional = (id: NotificationId): id is Exclude<NotificationId, 'security'> =>
  id !== 'security';

const OPTIONAL_NOTIFICATIONS = [...CHANNELS, ...TOPICS].filter(isOptional);

/** Whether the master switch is on: true if any preference it controls is on. docs/rules.md NOTIFY-2. */
export function isAnyOn(preferences: NotificationPreferences): boolean {
  return OPTIONAL_NOTIFICATIONS.some((id) => preferences[id]);
}

/**
 * Returns all preferences for a new state of the master switch. Security stays on. docs/rules.md NOTIFY-2, NOTIFY-3.
 */
export function setAllPreferences(isOn: boolean): NotificationPreferences {
  return {
    push: isOn,
    email: isOn,
    sms: isOn,
    transactions: isOn,
    investments: isOn,
    security: true,
    promotions: isOn,
    news: isOn,
    reminders: isOn,
  };
}

/** Changes one preference. Security stays on. docs/rules.md NOTIFY-3. */
export function setPreference(
  preferences: NotificationPreferences,
  id: NotificationId,
  isOn: boolean,
): NotificationPreferences {
  return isOptional(id) ? { ...preferences, [id]: isOn } : preferences;
}

/** Whether the text is a 24-hour time, such as '07:05'. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
