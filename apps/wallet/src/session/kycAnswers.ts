import type { KycAnswers } from '@rad-wallet/ui/features/kyc';
import * as v from 'valibot';
import { KYC_ANSWERS_KEY } from './sessionRecords';
import { createPerDevice } from '../platform/storage/storage';
import { StoredSetting } from '../platform/storage/storedSetting';

/** Text answers of an unsubmitted verification, which survive a reload in this tab. docs/rules.md KYC-15. */
export const getKycAnswers = createPerDevice(
  ({ openSession }) =>
    new StoredSetting<Partial<KycAnswers>>({
      key: KYC_ANSWERS_KEY,
      schema: v.partial(
        v.object({
          fullName: v.string(),
          cnicNumber: v.string(),
          dateOfBirth: v.string(),
          fatherName: v.string(),
          street: v.string(),
          city: v.string(),
          province: v.string(),
          postalCode: v.string(),
        }),
      ),
      defaults: {},
      open: openSession,
    }),
);
