import { Droplet, ReceiptText, Zap } from 'lucide-react';
import { expect, it } from 'vitest';
import type { BillCategory } from './bills';
import { getCategoryContent } from './categories';
import { messageOf } from '../../messages';
import { billPaymentMessages } from './messages';

const categories: readonly BillCategory[] = [
  { id: 'electricity', providers: ['LESCO'] },
  { id: 'gas', label: 'Gas and heating', providers: ['SSGC'] },
  { id: 'water', icon: Droplet, label: 'Water', description: 'KWSC', providers: ['KWSC'] },
];

it('has an icon and a label for a category of the wallet, offered or not', () => {
  const electricity = {
    icon: Zap,
    label: messageOf(billPaymentMessages, 'categories.electricity'),
  };
  expect(getCategoryContent('electricity', categories)).toMatchObject(electricity);
  expect(getCategoryContent('electricity', [])).toMatchObject(electricity);
});

it('prefers the icon and texts of the app', () => {
  expect(getCategoryContent('gas', categories).label).toBe('Gas and heating');
  expect(getCategoryContent('water', categories)).toEqual({
    icon: Droplet,
    label: 'Water',
    description: 'KWSC',
  });
});

it('has a general icon for an unknown category', () => {
  expect(getCategoryContent('rent', categories)).toEqual({ icon: ReceiptText });
});
