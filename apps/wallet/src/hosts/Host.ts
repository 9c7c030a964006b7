import type { ApiClient } from '@rad-wallet/api';
import type { DepositBank } from '@rad-wallet/ui/features/bank-deposit';
import type { WalletCard, cardNumberMachine } from '@rad-wallet/ui/features/cards';
import type { Authorize } from '@rad-wallet/ui/features/consent';
import type { DepositAddress } from '@rad-wallet/ui/features/crypto-deposit';
import type { CardFieldsProps } from '@rad-wallet/ui/features/payment-methods';
import type { Faq } from '@rad-wallet/ui/features/help-support';
import type { Fund } from '@rad-wallet/ui/features/investment';
import type { CheckPayee } from '@rad-wallet/ui/features/payee-check';
import type { QrPaymentFlowProps, qrPaymentMachine } from '@rad-wallet/ui/features/qr-payment';
import type { Loadable } from '@rad-wallet/ui/types';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Catalogue } from '../platform/language/catalogue';
import type { WalletInboxProps } from '../platform/live/WalletInbox';
import type { Connected, Feature, Features } from './features';
import type { HostContent } from './HostContent';

type Actors<Machine extends { provide: (implementations: never) => unknown }> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>;

export interface Startup {
  api: ApiClient;
  queryClient: QueryClient;
  catalogue: Catalogue;
  /** Whether reloading the page loses nothing except typed text. */
  canReload: (path: string) => boolean;
  /** Whether the page belongs to a signed-in person. */
  isPrivate: (path: string) => boolean;
}

export interface RunningHost {
  fetch: typeof fetch;
  /** Resolves when the wallet should render. */
  prepareRender: (startup: Startup) => Promise<unknown>;
  /** Loads the component that shows the host's notices. Call it after the first render. */
  loadNotices: (startup: Startup) => Promise<ComponentType>;
}

/**
 * What the wallet needs from its server besides the API. The build selects the host: `#host` is either `hosts/demo` or
 * `hosts/server` (vite.config.ts). Each member is in a separate module, so that a page loads only what it uses.
 */
export interface Host {
  /** `#host/host`: kept small, because every page loads it. */
  host: {
    /** Base URL of the API; undefined if it is on the wallet's origin. */
    apiUrl: string | undefined;
    /** Requests not covered by the API. Empty in the demo, where the machines simulate them. */
    commands: Partial<Features>;
    isOffered: (feature: Feature) => boolean;
    /** Receives faults; undefined if the host does not want them. docs/rules.md API-24. */
    reportError: Connected['reportError'];
    /** Whether to load the conversions that other devices left unfinished. docs/rules.md PAY-11. */
    listsConversions: boolean;
    /** Whether the server converts in one request. docs/rules.md CONV-25. */
    convertsAtOnce: boolean;
    /** Whether to ask before a payment is repeated within ten minutes. docs/rules.md PAY-12. */
    asksBeforeRepeating: boolean;
    /** Logs a user action that is not implemented yet. docs/rules.md DEMO-4. */
    logAction: (action: string, subject: object) => void;
    start: () => RunningHost;
  };
  /** `#host/content`: returns one part of the content; suspends until it is loaded. */
  useContent: <Part extends keyof HostContent>(part: Part) => Loadable<HostContent[Part]>;
  /** `#host/content`: whether these are the demo's sample deposit accounts. */
  isSample: (deposits: readonly DepositBank[] | readonly DepositAddress[]) => boolean;
  /** `#host/funds` */
  useFunds: () => Loadable<readonly Fund[]>;
  /** `#host/faqs` */
  useFaqs: () => Loadable<readonly Faq[]>;
  /** `#host/camera`: the QR code reader. docs/rules.md QR-2. */
  camera: {
    isConfirmationRequired: boolean;
    actors?: Pick<Actors<typeof qrPaymentMachine>, 'decodeQr'>;
    steps?: QrPaymentFlowProps['steps'];
  };
  /** `#host/cardNumbers`: loads full card numbers. docs/rules.md CARDS-10. */
  cardNumbers: {
    load: (card: WalletCard) => string | Promise<string>;
    actors: Actors<typeof cardNumberMachine>;
  };
  /** `#host/cardFields`: the fields of a card processor; undefined for the wallet's own. docs/rules.md METHOD-9. */
  cardFields: ComponentType<CardFieldsProps> | undefined;
  /** `#host/checkPayee`: reads the name of a payee's account; undefined if payees are not checked. docs/rules.md PAYEE. */
  checkPayee: CheckPayee | undefined;
  /** `#host/authorize`: returns how payers consent to payments; undefined if payments need no consent. docs/rules.md CONSENT. */
  useAuthorize: () => Authorize | undefined;
  /** `#host/inbox`: what has become of pending money; undefined unless the host pushes events. docs/rules.md INBOX. */
  Inbox: ComponentType<WalletInboxProps> | undefined;
  /** `#host/SettingsCard`: a card at the end of the app settings. */
  SettingsCard: ComponentType;
}
