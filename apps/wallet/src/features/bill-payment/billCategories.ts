import type { BillCategory } from '@rad-wallet/ui/features/bill-payment';

/** Each provider is a name or a key of `billPayment.providerName`. docs/rules.md BILL-2. */
export const billCategories: readonly BillCategory[] = [
  { id: 'electricity', providers: ['K-Electric', 'LESCO', 'IESCO', 'PESCO', 'FESCO'] },
  { id: 'gas', providers: ['SSGC', 'SNGPL'] },
  { id: 'internet', providers: ['PTCL', 'Nayatel', 'StormFiber', 'Optix'] },
  { id: 'mobile', providers: ['Jazz', 'Telenor', 'Zong', 'Ufone'] },
  { id: 'tv', providers: ['DishTV', 'PTCL Smart TV', 'Nayatel TV'] },
  { id: 'education', providers: ['schoolFees', 'universityFees', 'tuition'] },
];
