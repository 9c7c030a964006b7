import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { bankTransferMachine, bankTransferSteps } from './bank-transfer';
import { billPaymentMachine, billPaymentSteps } from './bill-payment';
import { conversionMachine, conversionSteps } from './conversion';
import { giftMachine, giftSteps } from './gift';
import { investmentMachine, investmentSteps } from './investment';
import { kycMachine, kycSteps } from './kyc';
import { qrPaymentMachine, qrPaymentSteps } from './qr-payment';
import { requestMoneyMachine, requestMoneySteps } from './request-money';
import { sendMoneyMachine, sendMoneySteps } from './send-money';
import { defineSteps, type StepList } from '../engine';

const steps = defineSteps({ first: ['cancelled'], second: ['busy'], third: [] });

describe('defineSteps', () => {
  it.each<[StateValue, string]>([
    ['first', 'first'],
    ['cancelled', 'first'],
    ['busy', 'second'],
    [{ open: { form: { editing: 'third' }, reading: 'idle' } }, 'third'],
  ])('shows %j as %s', (value, step) => expect(steps.current({ value })).toBe(step));

  it('shows the first step in a state that no step lists', () =>
    expect(steps.current({ value: 'elsewhere' })).toBe('first'));

  it('counts depth from 1', () => expect(steps.names.map(steps.depth)).toEqual([1, 2, 3]));
});

const getStatePaths = ({ key, states }: AnyStateNode): string[][] => {
  const children = Object.values(states);
  if (children.length === 0) return [[key]];
  return children.flatMap((child) => getStatePaths(child).map((path) => [key, ...path]));
};

describe.each<[AnyStateMachine, Pick<StepList<string>, 'states'>]>([
  [bankTransferMachine, bankTransferSteps],
  [billPaymentMachine, billPaymentSteps],
  [conversionMachine, conversionSteps],
  [giftMachine, giftSteps],
  [investmentMachine, investmentSteps],
  [kycMachine, kycSteps],
  [qrPaymentMachine, qrPaymentSteps],
  [requestMoneyMachine, requestMoneySteps],
  [sendMoneyMachine, sendMoneySteps],
])('the steps of $id', ({ root }, { states }) => {
  const paths = getStatePaths(root);
  const listed = Object.values(states).flat();

  it('list only states that exist', () =>
    expect(listed.filter((state) => !paths.flat().includes(state))).toEqual([]));

  it('show each state once', () => {
    const shown = [...Object.keys(states), ...listed];
    // Files are read in a parallel region, which is not a step.
    const visible = paths.filter((path) => !path.includes('reading'));
    const timesShown = (path: string[]) => path.filter((name) => shown.includes(name)).length;
    // A cancelled gift still shows its last step.
    const wrong = visible.filter((path) => timesShown(path) !== 1).map((path) => path.at(-1));
    expect(wrong).toEqual(root.id === 'gift' ? ['cancelled'] : []);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
