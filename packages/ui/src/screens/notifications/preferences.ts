/** Ways in which the wallet reaches the person. */
export const CHANNELS = ['push', 'email', 'sms'] as const;

/** What it may tell of. */
export const TOPICS = [
  'transactions',
  'investments',
  'security',
  'promotions',
  'news',
  'reminders',
] as const;

export type NotificationId = (typeof CHANNELS)[number] | (typeof TOPICS)[number];

/** What is on. Security always is: docs/rules.md NOTIFY-3. */
export type NotificationPreferences = Record<Exclude<NotificationId, 'security'>, boolean> & {
  security: true;
};

/** Times of day, '22:00', on a 24-hour clock. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Everything that the screen sets. */
export interface NotificationSettings {
  preferences: NotificationPreferences;
  quietHours: QuietHours;
}

/** docs/rules.md NOTIFY-3 */
const isFree = (id: NotificationId): id is Exclude<NotificationId, 'security'> => id !== 'security';

const FREE = [...CHANNELS, ...TOPICS].filter(isFree);

/** Whether the master shows on: any preference is, of those that it can turn off. docs/rules.md NOTIFY-2. */
export function isAnyOn(preferences: NotificationPreferences): boolean {
  return FREE.some((id) => preferences[id]);
}

/** All on or all off, save security. docs/rules.md NOTIFY-2, NOTIFY-3. */
export function allSet(isOn: boolean): NotificationPreferences {
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

/** One preference turned; security stays on whatever is asked. docs/rules.md NOTIFY-3. */
export function withPreference(
  preferences: NotificationPreferences,
  id: NotificationId,
  isOn: boolean,
): NotificationPreferences {
  return isFree(id) ? { ...preferences, [id]: isOn } : preferences;
}

/** Whether a text is a time of day, such as '07:05'. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
