import { emptyInbox, type Inbox } from '@rad-wallet/ui/features/inbox';
import * as v from 'valibot';
import { createPerDevice } from '../storage/storage';
import { StoredSetting } from '../storage/storedSetting';

export const INBOX_KEY = 'rad-wallet/inbox';

const idsSchema = v.array(v.string());

const inboxSchema = v.object({
  knownUntil: v.nullable(v.number()),
  pending: idsSchema,
  settled: idsSchema,
  unread: v.number(),
});

/** Contains ids of transactions, but no names and amounts. docs/rules.md INBOX-5. */
export const getInbox = createPerDevice(
  ({ openLocal }) =>
    new StoredSetting<Inbox>({
      key: INBOX_KEY,
      schema: inboxSchema,
      defaults: emptyInbox,
      open: openLocal,
    }),
);
