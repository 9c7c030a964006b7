import * as v from 'valibot';
import { createPerDevice } from '../platform/storage/storage';
import { StoredSetting } from '../platform/storage/storedSetting';

export const HIDDEN_BALANCES_KEY = 'rad-wallet/hidden-balances';

/** Separate from the app settings, to keep its schema out of the first paint. docs/rules.md BAL-12. */
export const getHiddenBalances = createPerDevice(
  ({ openLocal }) =>
    new StoredSetting({
      key: HIDDEN_BALANCES_KEY,
      schema: v.object({ areHidden: v.boolean() }),
      defaults: { areHidden: false },
      open: openLocal,
    }),
);
