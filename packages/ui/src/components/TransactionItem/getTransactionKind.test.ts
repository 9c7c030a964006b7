import { describe, expect, it } from 'vitest';
import { addSign, getTransactionKind } from './getTransactionKind';

describe('getTransactionKind', () => {
  it.each([
    ['deposit', 'in'],
    ['received', 'in'],
    ['sent', 'out'],
    ['withdrawal', 'out'],
    ['gold_purchase', 'in'],
    ['gold_sale', 'out'],
    ['silver_purchase', 'in'],
    ['silver_sale', 'out'],
  ])('%s goes %s', (type, direction) => {
    expect(getTransactionKind(type).direction).toBe(direction);
    expect(getTransactionKind(type).name).toBeDefined();
  });

  it('has an icon and tone for every known type', () => {
    const types = ['deposit', 'received', 'sent', 'withdrawal', 'gold_purchase', 'gold_sale'];
    const looks = [...types, 'silver_purchase', 'silver_sale', 'other'].map((type) => {
      const { icon, tone } = getTransactionKind(type);
      return `${icon.displayName} ${tone}`;
    });
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(['bill_payment', '', 'constructor', 'toString', 'SENT'])(
    'treats %j as generic',
    (type) => {
      const kind = getTransactionKind(type);
      expect(kind.tone).toBe('neutral');
      expect(kind.direction).toBeUndefined();
      expect(kind.name).toBeUndefined();
    },
  );
});

describe('addSign', () => {
  it.each([
    ['1500', 'in', '1500'],
    ['1500', 'out', '-1500'],
    ['-1500', 'out', '-1500'],
    ['-1500', 'in', '1500'],
    ['-1500', undefined, '-1500'],
    ['1500', undefined, '1500'],
  ] as const)('%s going %s is %s', (amount, direction, signed) => {
    expect(addSign(amount, direction)).toBe(signed);
  });
});
