import type { LeftOutcome } from '@rad-wallet/ui/flows/shared';
import { coverPage } from '@rad-wallet/ui/screens/lock';
import type { Catalogue } from '../data/catalogue';
import { insist } from '../data/insist';

export interface LockCoverOptions {
  catalogue: Catalogue;
  /** The key pair that biometrics open the lock with; null where a press does. */
  credentialId: () => string | null;
  /** The lock was opened, or the person signed out. */
  onLeft: (outcome: LeftOutcome) => void;
}

/** What the lock says, and its question before signing out. */
export const LOCK_TEXTS = ['lock', 'signOut'] as const;

/** Covers the page with the lock, and uncovers it. Covered twice is covered once. */
export class LockCover {
  private readonly host: Element;
  private uncoverPage: (() => void) | null = null;

  constructor(private readonly options: LockCoverOptions) {
    const host = document.querySelector('[data-lock]');
    if (!host) throw new Error('index.html has no element for the lock.');
    this.host = host;
  }

  /** Loads the lock's screen, so that it is there without a network, too. */
  readonly preload = () =>
    Promise.all([import('./LockRoot'), this.options.catalogue.add(LOCK_TEXTS)]);

  put(isCovered: boolean): void {
    if (!isCovered) {
      this.uncoverPage?.();
      this.uncoverPage = null;
      // It may have been marked before anything ran.
      delete document.documentElement.dataset.locked;
    } else if (!this.uncoverPage) {
      this.cover();
    }
  }

  private cover() {
    const giveBack = coverPage();
    const uncover = () => {
      void shown.then((close) => close?.());
      giveBack();
    };
    this.uncoverPage = uncover;
    const shown = this.show(() => this.uncoverPage === uncover);
  }

  /** Until the screen has come, index.html says what there is to say. */
  private async show(isWanted: () => boolean) {
    const [{ showLock }] = await insist(this.preload);
    const { catalogue, credentialId, onLeft } = this.options;
    if (!isWanted()) return null;
    return showLock(this.host, { catalogue, credentialId: credentialId(), onLeft });
  }
}
