/** What has become of pending money, kept until it is read: docs/rules.md INBOX. */
export default {
  title: 'Notifications',
  titleWithNew: 'Notifications, {count} new',
  failed: 'Your notifications could not be loaded',
  empty: 'No notifications yet',
  emptyHint:
    'Money that arrives, and pending transactions that are completed or fail, appear here.',
} as const;
