import { Flame, GraduationCap, Smartphone, Tv, Wifi, Zap, type LucideIcon } from 'lucide-react';
import type { BillCategoryId } from './bills';

export const categoryIcons: Record<BillCategoryId, LucideIcon> = {
  electricity: Zap,
  gas: Flame,
  internet: Wifi,
  mobile: Smartphone,
  tv: Tv,
  education: GraduationCap,
};
