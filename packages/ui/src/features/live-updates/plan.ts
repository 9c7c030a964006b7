import { sendFromPage, type Plan } from '../../plans';
import { liveUpdatesMachine, type LiveUpdate } from './liveUpdatesMachine';

const arrived: LiveUpdate = {
  id: 'arrived',
  occurredAt: '2026-11-27T09:00:00Z',
  transaction: {
    id: 'deposit',
    type: 'received',
    currency: 'PKR',
    amount: '25000',
    contact: 'Received from Fatima Noor',
    counterparty: 'Fatima Noor',
    status: 'completed',
    timestamp: '2026-11-27T08:00:00Z',
  },
};

export const liveUpdatesPlan: Plan<typeof liveUpdatesMachine> = {
  machine: liveUpdatesMachine,
  events: [
    { type: 'wallet.shown' },
    { type: 'wallet.hidden' },
    { type: 'stream.opened' },
    { type: 'update.received', update: arrived },
  ],
  gestures: {
    'wallet.shown': sendFromPage,
    'wallet.hidden': sendFromPage,
    'stream.opened': sendFromPage,
    'update.received': sendFromPage,
  },
  toasts: ['moneyArrivedFrom'],
  distinguish: ({ failures, known, wasOpen }) => [Math.min(failures, 2), known.length, wasOpen],
  limit: 100,
};
