import { giftContacts, giftReceipt } from '@rad-wallet/mocks/samples';
import type { GiftReceiptDetails } from '@rad-wallet/ui/flows/gift';
import { personal } from './personal';
import { useUpdatedName } from './profile';

/** The people of the gift flow. */
export const useGiftContacts = personal(
  'giftContacts',
  import.meta.env.VITE_API_URL ? [] : giftContacts,
);

const useInitialReceipt = personal(
  'giftReceipt',
  import.meta.env.VITE_API_URL ? null : giftReceipt,
);

/** The receipt's fields besides the gift, with the sender's edited name. docs/rules.md GIFT-13. */
export function useGiftReceipt(): GiftReceiptDetails | null {
  const receipt = useInitialReceipt();
  const updateName = useUpdatedName();
  return (
    receipt && {
      ...receipt,
      sender: { ...receipt.sender, name: updateName(receipt.sender.name) },
    }
  );
}
