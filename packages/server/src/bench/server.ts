// The server that main.ts measures, in a process of its own.
import { startServer } from '../startServer';

const { url } = await startServer({
  port: 0,
  host: '127.0.0.1',
  database: process.argv[2] ?? '',
  origins: [],
  seed: 'huge',
  reset: false,
  requireSession: true,
  isSecure: false,
  deposits: 'completed',
  transfers: 'completed',
  requestsPerMinute: Infinity,
  offersSettlements: false,
  operatorToken: null,
  payeesFile: null,
  consentSeconds: 300,
  fraud: null,
});
process.send?.(url);
