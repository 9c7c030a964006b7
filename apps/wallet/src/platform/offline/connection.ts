import { NetworkError, refreshWallet } from '@rad-wallet/api';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ConnectionState {
  /** `offline`: the device has no network. `unreachable`: the last request got no response. */
  trouble: 'offline' | 'unreachable' | null;
  /** When the oldest visible data was fetched, in ms since 1970; undefined without trouble or data. */
  asOf?: number;
}

export interface OnlineStatusSource extends Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener'
> {
  navigator: Pick<Navigator, 'onLine'>;
}

/** All other errors imply a response. A query times out with a `TimeoutError`. docs/rules.md TIME-14. */
const hasNoResponse = (error: unknown) =>
  error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError');

/**
 * Combines the online state with the last response, because a phone can be on a network without internet access.
 * Refetches everything when the device is online again. docs/rules.md OFFLINE-3 to OFFLINE-5.
 */
export class Connection {
  private isUnanswered: boolean;
  private readonly state: StoreApi<ConnectionState>;
  private subscribers = 0;
  private stop: (() => void) | null = null;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly line: OnlineStatusSource,
  ) {
    const known = queryClient.getQueryCache().getAll();
    this.isUnanswered = known.some(({ state }) => hasNoResponse(state.error));
    this.state = createStore(() => this.look());
  }

  readonly current = (): ConnectionState => this.state.getState();

  /** The connection is observed only while there are subscribers. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.state.subscribe(listener);
    this.subscribers += 1;
    this.stop ??= this.watch();
    return () => {
      unsubscribe();
      this.subscribers -= 1;
      if (this.subscribers > 0) return;
      this.stop?.();
      this.stop = null;
    };
  };

  readonly retry = (): Promise<void> => refreshWallet(this.queryClient);

  private watch(): () => void {
    const onOnline = () => {
      this.follow();
      void this.retry();
    };
    this.line.addEventListener('online', onOnline);
    this.line.addEventListener('offline', this.follow);
    const unsubscribe = this.queryClient
      .getQueryCache()
      .subscribe((event) => this.onQueryEvent(event));
    // The state may have changed since the constructor ran.
    this.follow();
    return () => {
      this.line.removeEventListener('online', onOnline);
      this.line.removeEventListener('offline', this.follow);
      unsubscribe();
    };
  }

  private onQueryEvent(event: QueryCacheNotifyEvent) {
    if (event.type === 'updated') {
      const { action } = event;
      if (action.type === 'success') this.isUnanswered = false;
      if (action.type === 'error') this.isUnanswered = hasNoResponse(action.error);
    }
    this.follow();
  }

  private readonly follow = () => {
    const next = this.look();
    const { trouble, asOf } = this.state.getState();
    if (next.trouble === trouble && next.asOf === asOf) return;
    this.state.setState(next, true);
  };

  private look(): ConnectionState {
    const isOffline = !this.line.navigator.onLine;
    if (!isOffline && !this.isUnanswered) return { trouble: null };
    const times = this.queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .filter(({ state }) => state.data !== undefined)
      .map(({ state }) => state.dataUpdatedAt);
    return {
      trouble: isOffline ? 'offline' : 'unreachable',
      asOf: times.length > 0 ? Math.min(...times) : undefined,
    };
  }
}
