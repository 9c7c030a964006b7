import type { FlowOutcome } from '@rad-wallet/ui/engine';
import { coverPage } from '@rad-wallet/ui/features/lock';
import type { Catalogue } from '../../platform/language/catalogue';
import { retryForever } from '../../platform/retryForever';
import type { WalletSettings } from '../settings';

export interface LockCoverOptions {
  catalogue: Catalogue;
  settings: WalletSettings['app'];
  onLeft: (outcome: FlowOutcome) => void;
  onSignIn: () => void;
}

/** Covers the page while the wallet is locked. Covering and uncovering are idempotent. */
export class LockCover {
  private readonly host: Element;
  private uncoverPage: (() => void) | null = null;

  constructor(private readonly options: LockCoverOptions) {
    const host = document.querySelector('[data-lock]');
    if (!host) throw new Error('index.html has no element for the lock.');
    this.host = host;
  }

  /** Loads the lock screen in advance, because the network may be down when the wallet locks. */
  readonly preload = async () => {
    const root = await import('./LockRoot');
    await this.options.catalogue.load();
    return root;
  };

  put(isCovered: boolean): void {
    if (!isCovered) {
      this.uncoverPage?.();
      this.uncoverPage = null;
      // The script in index.html sets the attribute to '', `coverPage` to a word.
      const { dataset } = document.documentElement;
      if (dataset.locked === '') delete dataset.locked;
    } else if (!this.uncoverPage) {
      this.cover();
    }
  }

  private cover() {
    const restorePage = coverPage();
    const uncover = () => {
      void shown.then((close) => close?.());
      restorePage();
    };
    this.uncoverPage = uncover;
    const shown = this.show(() => this.uncoverPage === uncover);
  }

  /** Loads and shows the lock screen. A message from index.html is visible until it has loaded. */
  private async show(isWanted: () => boolean) {
    const { showLock } = await retryForever(this.preload);
    return isWanted() ? showLock(this.host, this.options) : null;
  }
}
