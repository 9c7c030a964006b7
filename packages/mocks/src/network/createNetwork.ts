import { getResponse } from 'msw/utils/get-response';
import { createStore } from 'zustand/vanilla';
import { type FaultName, faults } from '../handlers/faults';
import { recordRequest, type Call, type Outcome } from './call';
import { type NetworkCondition, NORMAL } from './conditions';

/** A fault that applies to one request. */
export interface InjectedFault {
  fault: FaultName;
  /**
   * `there`: the request does not reach the server. `back`: the server processes it, but its response is lost. @default
   * 'there'
   */
  on?: 'there' | 'back';
}

/** Whether the fault applies to the next matching request only, or to all of them. */
export type FaultLimit = 'once' | 'always';

export interface NetworkOptions {
  /** Sends the requests. @default the global `fetch` at the time of `createNetwork` */
  fetch?: typeof globalThis.fetch;
}

/** The network between a wallet and its server: records every request and injects faults. */
export interface Network {
  /** Only requests under `/api/` are recorded and subject to faults. */
  fetch: typeof globalThis.fetch;
  /** Sets the condition for later requests that have no injected fault. */
  setCondition(condition: NetworkCondition): void;
  /** Sets the fault for requests with this name; null removes it. @default limit 'once' */
  injectFault(name: string, fault: InjectedFault | null, limit?: FaultLimit): void;
  /** Faults that have not been applied yet or that apply to every request, by request name. */
  injectedFaults(): ReadonlyMap<string, InjectedFault>;
  /** Requests since the start or the last `clearCalls`, in order. Returns a new array after each change. */
  calls(): readonly Call[];
  /** Clears the recorded requests, including pending ones. */
  clearCalls(): void;
  /** Clears recorded requests and injected faults; keeps the condition. */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

const API_PATTERN = '*/api/*';

const isApiUrl = (url: string) => new URL(url).pathname.includes('/api/');

/** Resolves relative URLs; Node has no `location`. */
const getBaseUrl = () => (typeof location === 'undefined' ? 'http://localhost' : location.href);

/** Drops the caller's signal: aborting rejects the caller's promise but does not cancel the request. */
function createRequest(input: RequestInfo | URL, init?: RequestInit): Request {
  if (input instanceof Request) return new Request(input, { ...init, signal: null });
  return new Request(new URL(input, getBaseUrl()), { ...init, signal: null });
}

interface NetworkState {
  condition: NetworkCondition;
  calls: readonly Call[];
  injected: ReadonlyMap<string, { fault: InjectedFault; limit: FaultLimit }>;
}

export function createNetwork({ fetch = globalThis.fetch }: NetworkOptions = {}): Network {
  const store = createStore<NetworkState>(() => ({
    condition: NORMAL,
    calls: [],
    injected: new Map(),
  }));
  let count = 0;

  function setFault(name: string, next: { fault: InjectedFault; limit: FaultLimit } | null) {
    const injected = new Map(store.getState().injected);
    if (next) injected.set(name, next);
    else injected.delete(name);
    store.setState({ injected });
  }

  function takeFault(name: string): InjectedFault | null {
    const { condition, injected } = store.getState();
    const own = injected.get(name);
    if (own?.limit === 'once') setFault(name, null);
    return own?.fault ?? (condition === NORMAL ? null : { fault: condition });
  }

  function updateCall(id: number, change: Partial<Call>) {
    store.setState(({ calls }) => ({
      calls: calls.map((call) => (call.id === id ? { ...call, ...change } : call)),
    }));
  }

  /** Returns the fault's response, or undefined to continue to the server. */
  async function applyFault(fault: FaultName, request: Request): Promise<Response | undefined> {
    const response = await getResponse([faults[fault]('all', API_PATTERN)], request.clone());
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  async function send(
    injection: InjectedFault | null,
    request: Request,
    go: () => Promise<Response>,
  ): Promise<Response> {
    if (!injection) return go();
    if (injection.on !== 'back') return (await applyFault(injection.fault, request)) ?? go();
    const response = await go();
    return (await applyFault(injection.fault, request)) ?? response;
  }

  const fetchOverNetwork: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, getBaseUrl()).href;
    if (!isApiUrl(url)) return fetch(input, init);

    const request = createRequest(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    count += 1;
    const id = count;
    const recorded = await recordRequest(request);
    const injection = takeFault(recorded.name);
    const call = { ...recorded, id, fault: injection?.fault ?? null, outcome: null, ms: null };
    store.setState(({ calls }) => ({ calls: [...calls, call] }));

    const startedAt = performance.now();
    const end = (outcome: Outcome) =>
      updateCall(id, { outcome, ms: Math.round(performance.now() - startedAt) });
    try {
      const response = await untilAborted(
        send(injection, request, () => fetch(input, init)),
        signal,
      );
      const body = await response.clone().text();
      end({ kind: 'response', status: response.status, body });
      return response;
    } catch (error) {
      end({ kind: 'error', reason: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };

  return {
    fetch: fetchOverNetwork,
    setCondition: (condition) => store.setState({ condition }),
    injectFault: (name, fault, limit = 'once') => setFault(name, fault && { fault, limit }),
    injectedFaults: () =>
      new Map([...store.getState().injected].map(([name, { fault }]) => [name, fault])),
    calls: () => store.getState().calls,
    clearCalls: () => store.setState({ calls: [] }),
    reset: () => store.setState({ calls: [], injected: new Map() }),
    subscribe: store.subscribe,
  };
}

/** Rejects with the signal's reason when it aborts, as `fetch` does. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}
