export { defineMessages, type MessageSet } from './defineMessages';
export { useLocale } from './intl';
export { importWithMessages, loadMessages } from './loadMessages';
export { messageOf, type MessageReference } from './messageOf';
export type { Shape } from './shape';
export type { SetToasts } from './toasts';
export { useMessages, type Translate } from './useMessages';
