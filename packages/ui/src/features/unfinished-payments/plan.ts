import { paymentMessages } from '../../messages/shared/payment';
import { matchStart, sendFromPage, type Plan } from '../../plans';
import { unfinishedPaymentsMessages } from './messages';
import { unfinishedPaymentsMachine, type UnfinishedPayment } from './unfinishedPaymentsMachine';

const payment: UnfinishedPayment = {
  key: 'payment',
  kind: 'payment',
  summary: { payee: 'Ahmed Khan', amount: '1500' },
  startedAt: '2026-11-27T09:00:00Z',
};

const conversion: UnfinishedPayment = {
  key: 'conversion',
  kind: 'conversion',
  summary: { amount: '10000' },
  boughtCurrency: 'GOLD',
  startedAt: '2026-11-27T08:00:00Z',
};

export const unfinishedPaymentsPlan: Plan<typeof unfinishedPaymentsMachine> = {
  machine: unfinishedPaymentsMachine,
  input: { payments: [payment, conversion] },
  variants: [{ outputs: { findResult: 'refused' } }],
  events: [
    { type: 'check.requested', key: payment.key },
    { type: 'check.requested', key: conversion.key },
    { type: 'payments.changed', payments: [payment] },
  ],
  outputs: { findResult: 'succeeded' },
  gestures: {
    'check.requested': ({ press }, { key }) =>
      press(
        matchStart(
          key === payment.key
            ? paymentMessages.en.inDoubt.check
            : unfinishedPaymentsMessages.en.finish,
        ),
      ),
    'payments.changed': sendFromPage,
  },
  toasts: ['noAnswerYet'],
  distinguish: ({ payments, results, checked }) => [payments.length, results, checked?.key],
};
