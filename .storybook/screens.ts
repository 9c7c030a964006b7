/** A screen of the wallet, as the Welcome page shows it. */
export interface MappedScreen {
  name: string;
  /** Where the wallet has it. */
  paths: readonly string[];
  /** Its most telling story, whose picture stands for it. */
  story: string;
}

export interface Area {
  name: string;
  screens: readonly MappedScreen[];
}

const screen = (name: string, story: string, ...paths: string[]): MappedScreen => ({
  name,
  paths,
  story: `pages-${story}`,
});

/** Every screen of the wallet, by area. */
export const areas: readonly Area[] = [
  {
    name: 'Overview',
    screens: [
      screen('Home', 'home--loaded', '/'),
      screen('Cash and Funds', 'funds--loaded', '/funds'),
      screen('Transactions', 'transactions--loaded', '/transactions'),
      screen('Transaction Receipt', 'transaction-receipt--completed', '/transaction-receipt'),
      screen('Convert/Exchange', 'conversion--shown', '/conversion'),
    ],
  },
  {
    name: 'Send and receive',
    screens: [
      screen('Send Money', 'send-money--balance-read', '/send-money'),
      screen('Request Money', 'request-money--opened', '/request-money'),
      screen('Request Payment', 'request-payment--editing', '/request-payment'),
      screen('QR Payments', 'qr-payment--opened', '/qr-payment'),
    ],
  },
  {
    name: 'Gold gift',
    screens: [
      screen('Send Gold Gift', 'gift--opened', '/gift-contact'),
      screen('Gift Message', 'gift--at-message', '/gift-message'),
      screen('Gift Wrap', 'gift--at-wrap', '/gift-wrap'),
      screen('Gift Celebration', 'gift--at-celebration', '/gift-celebration'),
      screen('Gift Receipt', 'gift--at-receipt', '/gift-receipt'),
    ],
  },
  {
    name: 'Deposit',
    screens: [
      screen('Bank Deposit', 'bank-deposit--bank-selected', '/bank-deposit'),
      screen('Crypto Deposit', 'crypto-deposit--addresses', '/crypto-deposit'),
      screen('Card Payment', 'card-payment--filled', '/card-payment'),
    ],
  },
  {
    name: 'Transfer and pay',
    screens: [
      screen('Bank Transfer', 'bank-transfer--country-chosen', '/bank-transfer'),
      screen('Crypto Transfer', 'crypto-transfer--filled', '/crypto-transfer'),
      screen('Send to Wallet', 'send-to-wallet--filled', '/send-wallet'),
      screen('Bill Payment', 'bill-payment--opened', '/bill-payment'),
    ],
  },
  {
    name: 'Invest and earn',
    screens: [
      screen('Investment Marketplace', 'investment--opened', '/investment-marketplace'),
      screen('Referral Program', 'referral--resting', '/referral-program'),
    ],
  },
  {
    name: 'Cards',
    screens: [
      screen('Cards', 'cards--resting', '/cards'),
      screen('Payment Methods', 'payment-methods--resting', '/payment-methods'),
    ],
  },
  {
    name: 'Profile and settings',
    screens: [
      screen('Profile', 'profile--loaded', '/profile'),
      screen('KYC Verification', 'kyc-verification--uploading-cnic', '/kyc-verification'),
      screen('Notifications', 'notifications--defaults', '/notifications'),
      screen('App Settings', 'app-settings--defaults', '/app-settings'),
      screen('Help & Support', 'help-support--listed', '/help-support'),
      screen('Sign Out', 'sign-out--asking', '/sign-out-confirmation'),
    ],
  },
  {
    name: 'Way in',
    screens: [
      screen('Splash', 'loading--opening', '/loading'),
      screen('Sign in', 'auth--sign-in', '/auth', '/login'),
      screen('Sign up', 'auth--sign-up', '/signup'),
      screen('Locked', 'lock--locked'),
      screen('Not found', 'not-found--unknown-path'),
    ],
  },
];

/** A screen that both brands of the toolbar show, by the story of each. */
export interface BrandedScreen {
  name: string;
  /** In our own brand. */
  own: string;
  /** The same in the second brand. */
  second: string;
}

/** What the Theming page puts side by side. */
export const brandedScreens: readonly BrandedScreen[] = [
  { name: 'Home', own: 'pages-home--loaded', second: 'foundations-theming--home' },
  {
    name: 'Send Money',
    own: 'pages-send-money--balance-read',
    second: 'foundations-theming--sending-money',
  },
  { name: 'Cards', own: 'pages-cards--resting', second: 'foundations-theming--cards' },
  { name: 'Sign in', own: 'pages-auth--sign-in', second: 'foundations-theming--signing-in' },
];

/** The steps of each flow, by their stories. */
const flowSteps: Readonly<Record<string, readonly string[]>> = {
  'send-money': [
    'choosing-contact',
    'entering-amount',
    'confirming',
    'sending',
    'transfer-failed',
    'sent',
  ],
  'request-money': ['choosing-contact', 'entering-amount', 'requested'],
  'bank-transfer': [
    'choosing-country',
    'choosing-bank',
    'entering-iban',
    'confirming',
    'submitting',
    'transfer-failed',
    'announced',
  ],
  'bill-payment': ['choosing-category', 'entering-details', 'paying', 'payment-failed', 'paid'],
  conversion: ['editing', 'converting', 'conversion-failed'],
  'qr-payment': ['home', 'scanning', 'confirming-payment', 'paying', 'paid', 'generating'],
  investment: ['browsing', 'viewing-fund', 'processing', 'invested'],
  gift: ['choosing-recipient', 'writing-message', 'choosing-wrap', 'celebrating', 'sent'],
  kyc: [
    'entering-details',
    'uploading-cnic',
    'taking-selfie',
    'entering-address',
    'submitting',
    'submitted',
  ],
};

const mapped = areas.flatMap(({ screens }) => screens.map(({ story }) => story));
const steps = Object.entries(flowSteps).flatMap(([flow, names]) =>
  names.map((name) => `flows-${flow}--${name}`),
);

/** What of a story a picture shows: a theme in English, or a language in light on a small phone. */
export type Look = 'light' | 'dark' | 'ur' | 'ar';

/** The stories that have a picture in another language, too: each mapped screen; in Urdu each step of each flow. */
export const translatedPictures: Readonly<Record<'ur' | 'ar', ReadonlySet<string>>> = {
  ur: new Set([...mapped, ...steps]),
  ar: new Set(mapped),
};

/** The story's own picture, below `__image_snapshots__`. */
export const baselineOf = (story: string, look: Look = 'light') =>
  `${story.split('-')[0]}/${story}-${look}.png`;

/** Where Storybook serves it. */
export const pictureOf = (story: string, look: Look = 'light') => `screens/${story}-${look}.png`;

const shown = [
  ...mapped.flatMap((story) =>
    (['light', 'ur', 'ar'] as const).map((look) => [story, look] as const),
  ),
  ...brandedScreens
    .flatMap(({ own, second }) => [own, second])
    .flatMap((story) => [[story, 'light'] as const, [story, 'dark'] as const]),
];

/** Every picture that the pages without a story show: the file, and where it is served. */
export const shownPictures: ReadonlyMap<string, string> = new Map(
  shown.map(([story, look]) => [baselineOf(story, look), pictureOf(story, look)]),
);
