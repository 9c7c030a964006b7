import { getResponse } from 'msw/utils/get-response';
import { type FaultName, faults } from '../handlers/faults';
import { askedBy, type Call, type Outcome } from './call';
import { type NetworkCondition, NORMAL } from './conditions';

/** What a call meets. */
export interface Strike {
  fault: FaultName;
  /** On the way there the server hears nothing of it; on the way back it has done what was asked. @default 'there' */
  on?: 'there' | 'back';
}

/** How often a call meets its strike. */
export type StrikeLimit = 'once' | 'always';

export interface NetworkOptions {
  /** Answers what arrives. @default the global `fetch`, as it stands when the network is made */
  fetch?: typeof globalThis.fetch;
}

/** The way between a wallet and its server: writes down every call, and can spoil all of them or one. */
export interface Network {
  /** Asks over this network; only what is under `/api/` is a call of it. */
  fetch: typeof globalThis.fetch;
  /** What every call meets from now on. */
  setCondition(condition: NetworkCondition): void;
  /** What the call of this name meets, ahead of the condition; null for nothing. */
  strike(name: string, strike: Strike | null, limit?: StrikeLimit): void;
  /** What waits for which call. */
  strikes(): ReadonlyMap<string, Strike>;
  /** What was asked since the beginning or the last `forget`, in order. Another list after each change. */
  calls(): readonly Call[];
  /** Begins a new list; what is under way is none of it. */
  forget(): void;
  /** Begins a new list, and nothing waits for any call; the condition stays. */
  reset(): void;
  /** Tells of every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

const CALLS = '*/api/*';

const isCall = (url: string) => new URL(url).pathname.includes('/api/');

/** A page's own address, which a path is meant to be under; a place that is none in Node. */
const here = () => (typeof location === 'undefined' ? 'http://localhost' : location.href);

/** The request as it is sent, without the caller's signal: what it aborts is the wait. */
function requestOf(input: RequestInfo | URL, init?: RequestInit): Request {
  if (input instanceof Request) return new Request(input, { ...init, signal: null });
  return new Request(new URL(input, here()), { ...init, signal: null });
}

/** Makes a network; nothing is spoilt on it yet. */
export function createNetwork({ fetch = globalThis.fetch }: NetworkOptions = {}): Network {
  let condition: NetworkCondition = NORMAL;
  let calls: readonly Call[] = [];
  let count = 0;
  const struck = new Map<string, { strike: Strike; limit: StrikeLimit }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** What a call of this name meets now. */
  function strikeFor(name: string): Strike | null {
    const own = struck.get(name);
    if (own?.limit === 'once') struck.delete(name);
    return own?.strike ?? (condition === NORMAL ? null : { fault: condition });
  }

  function write(id: number, change: Partial<Call>) {
    calls = calls.map((call) => (call.id === id ? { ...call, ...change } : call));
    tell();
  }

  /** The fault's answer to a request; none where the request goes on. */
  async function spoil(fault: FaultName, request: Request): Promise<Response | undefined> {
    const answer = await getResponse([faults[fault]('all', CALLS)], request.clone());
    if (answer?.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  }

  async function carry(
    strike: Strike | null,
    request: Request,
    go: () => Promise<Response>,
  ): Promise<Response> {
    if (!strike) return go();
    if (strike.on !== 'back') return (await spoil(strike.fault, request)) ?? go();
    const answer = await go();
    return (await spoil(strike.fault, request)) ?? answer;
  }

  const ask: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, here()).href;
    if (!isCall(url)) return fetch(input, init);

    const request = requestOf(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    count += 1;
    const id = count;
    const asked = await askedBy(request);
    const strike = strikeFor(asked.name);
    calls = [...calls, { ...asked, id, fault: strike?.fault ?? null, outcome: null, ms: null }];
    tell();

    const begun = performance.now();
    const end = (outcome: Outcome) =>
      write(id, { outcome, ms: Math.round(performance.now() - begun) });
    try {
      const response = await untilAborted(
        carry(strike, request, () => fetch(input, init)),
        signal,
      );
      const body = await response.clone().text();
      end({ is: 'answered', status: response.status, body });
      return response;
    } catch (error) {
      end({ is: 'failed', reason: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };

  const network: Network = {
    fetch: ask,
    setCondition(next) {
      condition = next;
      tell();
    },
    strike(name, strike, limit = 'once') {
      if (strike) struck.set(name, { strike, limit });
      else struck.delete(name);
      tell();
    },
    strikes: () => new Map([...struck].map(([name, { strike }]) => [name, strike])),
    calls: () => calls,
    forget() {
      calls = [];
      tell();
    },
    reset() {
      struck.clear();
      network.forget();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return network;
}

/** A promise, or the signal's reason as soon as it aborts: `fetch` settles so, and a stand-in must. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}
