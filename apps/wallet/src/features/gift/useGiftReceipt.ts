import { useContent } from '#host/content';
import type { GiftReceiptDetails } from '@rad-wallet/ui/features/gift';
import type { Loadable } from '@rad-wallet/ui/types';
import { mapLoadable } from '../../platform/api/toLoadable';
import { useNameWithEdits } from '../../session/profile';

/** Uses the sender's name as edited in the profile. docs/rules.md GIFT-13. */
export function useGiftReceipt(): Loadable<GiftReceiptDetails | null> {
  const updateName = useNameWithEdits();
  return mapLoadable(
    useContent('giftReceipt'),
    (receipt) =>
      receipt && {
        ...receipt,
        sender: { ...receipt.sender, name: updateName(receipt.sender.name) },
      },
  );
}
