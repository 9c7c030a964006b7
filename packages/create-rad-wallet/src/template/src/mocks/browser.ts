import { failOnUnknownApiPath } from '@rad-wallet/mocks';
import { setupWorker } from 'msw/browser';
import { createBank } from './handlers';

/** The balance is new after each reload. `startDemo` of `@rad-wallet/mocks/browser` keeps it. */
export const startMocks = () =>
  setupWorker(...createBank()).start({ onUnhandledFrame: failOnUnknownApiPath, quiet: true });
