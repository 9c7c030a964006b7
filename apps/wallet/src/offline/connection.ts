import { NetworkError, refreshWallet } from '@rad-wallet/api';
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

/** What is wrong with the line, and of when the figures are that are on the screen. */
export interface ConnectionState {
  /** `offline`: the device has no network. `unreachable`: the last that was asked got no answer. */
  trouble: 'offline' | 'unreachable' | null;
  /** When the oldest of what is shown was read, ms since 1970; none where nothing was, or where all is well. */
  asOf?: number;
}

/** The part of a browser that knows of a network. */
export interface Line extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  navigator: Pick<Navigator, 'onLine'>;
}

/**
 * Whether the wallet has a line to its server: what the device says of its network, and what became of the
 * last read, since a phone may have a network that leads nowhere. It asks nothing by itself; once the device
 * has its network again, everything is read anew. docs/rules.md OFFLINE-3 to OFFLINE-5.
 */
export class Connection {
  private isUnanswered: boolean;
  private state: ConnectionState;
  private readonly listeners = new Set<() => void>();
  private stop: (() => void) | null = null;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly line: Line,
  ) {
    const known = queryClient.getQueryCache().getAll();
    this.isUnanswered = known.some(({ state }) => state.error instanceof NetworkError);
    this.state = this.look();
  }

  readonly current = (): ConnectionState => this.state;

  /** Watches the line for as long as somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.stop ??= this.watch();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stop?.();
      this.stop = null;
    };
  };

  /** Reads everything anew; settles when all has been answered or has failed. */
  readonly retry = (): Promise<void> => refreshWallet(this.queryClient);

  private watch(): () => void {
    const onOnline = () => {
      this.follow();
      void this.retry();
    };
    this.line.addEventListener('online', onOnline);
    this.line.addEventListener('offline', this.follow);
    const unsubscribe = this.queryClient.getQueryCache().subscribe((event) => this.hear(event));
    // What happened between its making and now.
    this.follow();
    return () => {
      this.line.removeEventListener('online', onOnline);
      this.line.removeEventListener('offline', this.follow);
      unsubscribe();
    };
  }

  private hear(event: QueryCacheNotifyEvent) {
    if (event.type === 'updated') {
      const { action } = event;
      if (action.type === 'success') this.isUnanswered = false;
      // Any other failure is an answer.
      if (action.type === 'error') this.isUnanswered = action.error instanceof NetworkError;
    }
    this.follow();
  }

  private readonly follow = () => {
    const next = this.look();
    const { trouble, asOf } = this.state;
    if (next.trouble === trouble && next.asOf === asOf) return;
    this.state = next;
    for (const listener of this.listeners) listener();
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
