import { Flame, GraduationCap, ReceiptText, Smartphone, Tv, Wifi, Zap } from 'lucide-react';
import type { EntryContent } from '../../hooks/menuEntries';
import type { BillCategory } from './bills';
import { messageOf } from '../../messages';
import { billPaymentMessages } from './messages';

type OwnCategoryId = keyof typeof billPaymentMessages.en.categories;

const icons: Readonly<Record<OwnCategoryId, EntryContent['icon']>> = {
  electricity: Zap,
  gas: Flame,
  internet: Wifi,
  mobile: Smartphone,
  tv: Tv,
  education: GraduationCap,
};

const isOwn = (id: string): id is OwnCategoryId =>
  Object.hasOwn(billPaymentMessages.en.categories, id);

/** Returns the icon and texts of a category; for an unknown category, a general icon without a label. */
export function getCategoryContent(
  id: string,
  categories: readonly BillCategory[],
): Partial<EntryContent> & Pick<EntryContent, 'icon'> {
  const given = categories.find((category) => category.id === id);
  const own = isOwn(id)
    ? { icon: icons[id], label: messageOf(billPaymentMessages, `categories.${id}`) }
    : undefined;
  return {
    icon: given?.icon ?? own?.icon ?? ReceiptText,
    label: given?.label ?? own?.label,
    description: given?.description,
  };
}
