import { en } from '@rad-wallet/ui/messages/en';
import {
  unfinishedPaymentsMachine,
  type UnfinishedPayment,
} from '@rad-wallet/ui/features/unfinished-payments';
import { sendFromPage } from '../gestures';
import type { Plan } from '../plan';

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
      press(key === payment.key ? en.payment.inDoubt.check : en.unfinishedPayments.finish),
    'payments.changed': sendFromPage,
  },
  toasts: ['noAnswerYet'],
  distinguish: ({ payments, results, checked }) => [payments.length, results, checked?.key],
};
