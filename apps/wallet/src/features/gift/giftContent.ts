import { giftContacts, giftReceipt } from '@rad-wallet/mocks/samples';
import type { GiftReceiptDetails } from '@rad-wallet/ui/features/gift';
import { createContentHook } from '../../hosts/createContentHook';
import { useUpdatedName } from '../../session/profile';

export const useGiftContacts = createContentHook(
  'giftContacts',
  import.meta.env.VITE_API_URL ? [] : giftContacts,
);

const useInitialReceipt = createContentHook(
  'giftReceipt',
  import.meta.env.VITE_API_URL ? null : giftReceipt,
);

/** Uses the sender's edited name. docs/rules.md GIFT-13. */
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
