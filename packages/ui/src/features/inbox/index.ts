export { emptyInbox, updateInbox, type Inbox } from './inbox';
export { InboxButton, type InboxButtonProps } from './InboxButton';
export { InboxSheet, type InboxSheetProps } from './InboxSheet';
export { inboxMessages } from './messages';
