import type { LeftOutcome } from '@rad-wallet/ui/flows/shared';
import { coverPage } from '@rad-wallet/ui/screens/lock';
import type { Catalogue } from '../data/catalogue';
import { getNamespaces } from '../data/pageNamespaces';
import { retryForever } from '../data/retryForever';

export interface LockCoverOptions {
  catalogue: Catalogue;
  /** The key pair for biometrics; null if a press unlocks. */
  credentialId: () => string | null;
  /** Called after unlocking or signing out. */
  onLeft: (outcome: LeftOutcome) => void;
}

/** Covers the page with the lock screen, and uncovers it. Both are idempotent. */
export class LockCover {
  private readonly host: Element;
  private uncoverPage: (() => void) | null = null;

  constructor(private readonly options: LockCoverOptions) {
    const host = document.querySelector('[data-lock]');
    if (!host) throw new Error('index.html has no element for the lock.');
    this.host = host;
  }

  /** Loads the lock screen, so that it appears without a network. */
  readonly preload = () =>
    Promise.all([import('./LockRoot'), this.options.catalogue.add(getNamespaces('lock'))]);

  put(isCovered: boolean): void {
    if (!isCovered) {
      this.uncoverPage?.();
      this.uncoverPage = null;
      // The script of index.html can have set it.
      delete document.documentElement.dataset.locked;
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

  /** Until the screen has loaded, index.html shows a message. */
  private async show(isWanted: () => boolean) {
    const [{ showLock }] = await retryForever(this.preload);
    const { catalogue, credentialId, onLeft } = this.options;
    if (!isWanted()) return null;
    return showLock(this.host, { catalogue, credentialId: credentialId(), onLeft });
  }
}
