import type { GiftReceiptDetails } from '@rad-wallet/ui/flows/gift';
import { giftContacts, giftReceipt } from '../demo/samples/gift';
import { personal } from './personal';
import { usePresentName } from './profile';

/** The people of the gift flow. */
export const useGiftContacts = personal(
  'giftContacts',
  import.meta.env.VITE_API_URL ? [] : giftContacts,
);

const useFirstReceipt = personal('giftReceipt', import.meta.env.VITE_API_URL ? null : giftReceipt);

/** What every receipt says besides the gift, in the sender's present name. docs/rules.md GIFT-13. */
export function useGiftReceipt(): GiftReceiptDetails | null {
  const receipt = useFirstReceipt();
  const presentName = usePresentName();
  return (
    receipt && {
      ...receipt,
      sender: { ...receipt.sender, name: presentName(receipt.sender.name) },
    }
  );
}
