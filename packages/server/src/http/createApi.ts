import {
  API_PATHS,
  CONSENT_PATHS,
  CONVERSION_INTENT_HEADER,
  PASSKEY_PATHS,
  PAYEE_CHECKS_PATH,
} from '@rad-wallet/api';
import type { Ledger, Terms } from '@rad-wallet/ledger';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { EventEmitter } from 'node:events';
import { DEFAULT_HOLDER } from '../store/defaultHolder';
import { LedgerEvents, publishChanges } from '../store/LedgerEvents';
import type { LedgerPort } from '../store/port';
import { samplePayees } from '../payees';
import type { RecordedPayee } from '../payees';
import { terms as sampleTerms } from '../terms';
import { addCards } from './cards';
import { addConsents } from './consents';
import { followEvents } from './followEvents';
import { addHandlers } from './handlers';
import type { ApiVariables } from './handlers';
import { limitRate } from './limitRate';
import { addOperator } from './operator';
import { addPasskeys } from './passkeys';
import { addPayeeChecks } from './payeeChecks';
import { createPins } from './pins';
import { addProblemReports, PROBLEM_REPORTS_PATH } from './problemReports';
import { createProblemResponse, toStoreProblem } from './problems';
import { getRelyingParty } from './relyingParty';
import {
  forbidStoring,
  IDEMPOTENCY_KEY,
  limitBody,
  requireIdempotencyKey,
  requireJson,
} from './requirements';
import { addSessions, SESSION_PATH } from './sessions';
import { addSettlements, SETTLEMENTS_PATH } from './settlements';

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE_S = 600;

const NOT_FOUND_DETAIL = 'There is nothing at this path';

const { accounts, balances, transactions, transfers, conversions, events } = API_PATHS;
const READ_PATHS: readonly string[] = [
  accounts,
  balances,
  transactions,
  conversions,
  events,
  CONSENT_PATHS.settings,
  PASSKEY_PATHS.passkeys,
];
/** A POST to these needs an idempotency key. */
const KEYED_PATHS: readonly string[] = [
  transactions,
  transfers,
  conversions,
  ...Object.values(CONSENT_PATHS),
  ...Object.values(PASSKEY_PATHS),
  PROBLEM_REPORTS_PATH,
];
const POST_PATHS: readonly string[] = [
  ...KEYED_PATHS,
  PAYEE_CHECKS_PATH,
  SESSION_PATH,
  SETTLEMENTS_PATH,
];

export interface ApiOptions {
  store: LedgerPort;
  /** Origins that may send requests with cookies. Passkeys belong to the first domain name of these. */
  origins: readonly string[];
  /** Called with errors whose details are not sent to the client. */
  onError: (error: Error) => void;
  /** Creates the ledger of a new holder. */
  createLedger: (holder: string) => Ledger;
  /** @default the sample terms */
  terms?: Terms;
  /** Whether a request needs a session; without one, it uses the default holder. @default false */
  requireSession?: boolean;
  /** Whether clients connect through HTTPS. @default false */
  isSecure?: boolean;
  /** Limit per holder and minute. @default no limit */
  requestsPerMinute?: number;
  /** Receives what the API changes, and what else happens to the ledger. @default only what the API changes */
  events?: LedgerEvents;
  /** Whether to offer `POST /api/settlements`. @default false */
  offersSettlements?: boolean;
  /** Bearer token of the endpoints below `/operator`. @default they do not exist */
  operatorToken?: string | null;
  /** The accounts whose names can be checked. @default the contacts of the demo */
  payees?: readonly RecordedPayee[];
  /** Ends the streams of events when the server stops. */
  stopped?: AbortSignal;
}

/** The API on top of a store, with sessions, CORS and rate limits. */
export function createApi({
  store: ledger,
  origins,
  onError,
  createLedger,
  terms = sampleTerms,
  requireSession = false,
  isSecure = false,
  requestsPerMinute = Infinity,
  events: ledgerEvents = new LedgerEvents(),
  offersSettlements = false,
  operatorToken = null,
  payees = samplePayees,
  stopped,
}: ApiOptions): Hono<ApiVariables> {
  const store = publishChanges(ledger, ledgerEvents);
  const endedSessions = new EventEmitter();
  const api = new Hono<ApiVariables>();
  api.use(
    cors({
      origin: [...origins],
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Content-Type', IDEMPOTENCY_KEY, CONVERSION_INTENT_HEADER, 'X-Request-Id'],
      maxAge: PREFLIGHT_MAX_AGE_S,
    }),
  );
  api.use('/api/*', forbidStoring);
  for (const path of POST_PATHS) api.post(path, requireJson, limitBody);
  const defaultHolder = requireSession ? null : DEFAULT_HOLDER;
  addSessions(api, { store, createLedger, defaultHolder, isSecure, endedSessions });
  api.use('/api/*', limitRate(requestsPerMinute));
  for (const path of KEYED_PATHS) api.post(path, requireIdempotencyKey);
  addHandlers(api, { store, terms });
  addProblemReports(api, { store });
  addCards(api, { store });
  addPayeeChecks(api, payees);
  const pins = createPins(store.consents);
  const relyingParty = getRelyingParty(origins);
  addConsents(api, { store, pins, relyingParty });
  if (relyingParty) addPasskeys(api, { store, pins, relyingParty });
  followEvents(api, { store, events: ledgerEvents, endedSessions, stopped });
  if (offersSettlements) addSettlements(api, { store, terms });
  if (operatorToken !== null) addOperator(api, { store, token: operatorToken });
  for (const path of [
    ...Object.values(API_PATHS),
    PAYEE_CHECKS_PATH,
    ...Object.values(CONSENT_PATHS),
    ...(relyingParty ? Object.values(PASSKEY_PATHS) : []),
  ]) {
    const allowed = [
      ...(READ_PATHS.includes(path) ? ['GET', 'HEAD'] : []),
      ...(POST_PATHS.includes(path) ? ['POST'] : []),
    ];
    api.all(path, () =>
      createProblemResponse(405, `Only ${allowed.join(' and ')} here`, {
        headers: { Allow: allowed.join(', ') },
      }),
    );
  }
  api.notFound(() => createProblemResponse(404, NOT_FOUND_DETAIL));
  api.onError((error) => {
    if (error instanceof HTTPException) {
      return createProblemResponse(error.status, 'The request was refused', {
        headers: error.getResponse().headers,
      });
    }
    onError(error);
    return toStoreProblem(error);
  });
  return api;
}
