import type { ApiClient } from '@rad-wallet/api';
import type { DepositBank } from '@rad-wallet/ui/features/bank-deposit';
import type { WalletCard, cardNumberMachine } from '@rad-wallet/ui/features/cards';
import type { DepositAddress } from '@rad-wallet/ui/features/crypto-deposit';
import type { Faq } from '@rad-wallet/ui/features/help-support';
import type { Fund } from '@rad-wallet/ui/features/investment';
import type { QrPaymentFlowProps, qrPaymentMachine } from '@rad-wallet/ui/features/qr-payment';
import type { Loadable } from '@rad-wallet/ui/types';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Catalogue } from '../platform/language/catalogue';
import type { Feature, Features } from './features';
import type { HostContent } from './HostContent';

type Actors<Machine extends { provide: (implementations: never) => unknown }> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>;

export interface Startup {
  api: ApiClient;
  queryClient: QueryClient;
  catalogue: Catalogue;
  /** Whether a page loses nothing in a reload, apart from typed text. */
  canReload: (path: string) => boolean;
}

export interface RunningHost {
  fetch: typeof fetch;
  /** Resolves when the wallet should render. */
  prepareRender: (startup: Startup) => Promise<unknown>;
  /** Loads the component that shows the host's notices; call it after the first render. */
  loadNotices: (startup: Startup) => Promise<ComponentType>;
}

/**
 * What the wallet gets from its server apart from the API. The build chooses the host: `#host` is either `hosts/demo` or
 * `hosts/server` (vite.config.ts). Each member has its own module, so that a page loads only what it uses.
 */
export interface Host {
  /** `#host/host`: small, because every page loads it. */
  host: {
    /** Base URL of the API; undefined for the wallet's own origin. */
    apiUrl: string | undefined;
    /** Requests that the API does not cover. The demo has none, because the machines simulate them. */
    commands: Partial<Features>;
    isOffered: (feature: Feature) => boolean;
    /** Logs an action that does nothing else yet. docs/rules.md DEMO-4. */
    logAction: (action: string, subject: object) => void;
    start: () => RunningHost;
  };
  /** `#host/content`: returns a part of the content; suspends until it is loaded. */
  useContent: <Part extends keyof HostContent>(part: Part) => Loadable<HostContent[Part]>;
  /** `#host/content` */
  isSample: (deposits: readonly DepositBank[] | readonly DepositAddress[]) => boolean;
  /** `#host/funds` */
  useFunds: () => Loadable<readonly Fund[]>;
  /** `#host/faqs` */
  useFaqs: () => Loadable<readonly Faq[]>;
  /** `#host/camera`: how QR codes are read. docs/rules.md QR-2. */
  camera: {
    isConfirmationRequired: boolean;
    actors?: Pick<Actors<typeof qrPaymentMachine>, 'decodeQr'>;
    steps?: QrPaymentFlowProps['steps'];
  };
  /** `#host/cardNumbers`: loads all digits of a card. docs/rules.md CARDS-10. */
  cardNumbers: {
    load: (card: WalletCard) => string | Promise<string>;
    actors: Actors<typeof cardNumberMachine>;
  };
  /** `#host/SettingsCard`: a card at the end of the app settings. */
  SettingsCard: ComponentType;
}
