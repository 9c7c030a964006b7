import { Flame, GraduationCap, ReceiptText, Smartphone, Tv, Wifi, Zap } from 'lucide-react';
import type { EntryContent } from '../../hooks/menuEntries';
import type { BillCategory, BillCategoryId } from './bills';
import { messageOf } from '../../messages';
import { billPaymentMessages } from './messages';

const defaultContents: readonly EntryContent<BillCategoryId>[] = [
  { id: 'electricity', icon: Zap, label: messageOf(billPaymentMessages, 'categories.electricity') },
  { id: 'gas', icon: Flame, label: messageOf(billPaymentMessages, 'categories.gas') },
  { id: 'internet', icon: Wifi, label: messageOf(billPaymentMessages, 'categories.internet') },
  { id: 'mobile', icon: Smartphone, label: messageOf(billPaymentMessages, 'categories.mobile') },
  { id: 'tv', icon: Tv, label: messageOf(billPaymentMessages, 'categories.tv') },
  {
    id: 'education',
    icon: GraduationCap,
    label: messageOf(billPaymentMessages, 'categories.education'),
  },
];

/** Returns the icon and texts of a category; for an unknown category, a general icon without a label. */
export function getCategoryContent(
  id: string,
  categories: readonly BillCategory[],
): Partial<EntryContent> & Pick<EntryContent, 'icon'> {
  const given = categories.find((category) => category.id === id);
  const own = defaultContents.find((content) => content.id === id);
  return {
    icon: given?.icon ?? own?.icon ?? ReceiptText,
    label: given?.label ?? own?.label,
    description: given?.description,
  };
}
