import type { GiftWrapDesign } from '@rad-wallet/ui/flows/gift';
import { useTranslations } from '@rad-wallet/ui/messages';
import { giftWrapIds } from './gift';

/** The wrapping papers, described in the language of the screen. docs/rules.md GIFT-8. */
export function useGiftWraps(): readonly GiftWrapDesign[] {
  const t = useTranslations('giftWraps');
  return giftWrapIds.map((id) => ({
    id,
    name: t(`${id}.name`),
    color: t(`${id}.color`),
    pattern: t(`${id}.pattern`),
    preview: t(`${id}.preview`),
    occasion: t(`${id}.occasion`),
  }));
}
