export { NotificationsScreen, type NotificationsScreenProps } from './NotificationsScreen';
export {
  isClockTime,
  type NotificationPreferences,
  type NotificationSettings,
  type QuietHours,
} from './preferences';
export { notificationsMessages } from './messages';
