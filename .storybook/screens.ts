import { LOCALES, type Locale } from '../packages/ui/src/locale/languages.ts';
import { routes, type RouteName } from '../apps/wallet/src/features/routes.ts';

export interface MappedScreen {
  name: string;
  paths: readonly string[];
  story: string;
}

interface Area {
  name: string;
  screens: readonly MappedScreen[];
}

interface RouteScreen {
  area: string;
  name: string;
  /** Id of the story whose screenshot represents the screen, without `pages-`. */
  story: string;
}

const routeScreens: Readonly<Record<RouteName, RouteScreen>> = {
  home: { area: 'Overview', name: 'Home', story: 'home--loaded' },
  funds: { area: 'Overview', name: 'Cash and Funds', story: 'funds--loaded' },
  history: { area: 'Overview', name: 'Transactions', story: 'transactions--loaded' },
  transactionReceipt: {
    area: 'Overview',
    name: 'Transaction Receipt',
    story: 'transaction-receipt--completed',
  },
  conversion: { area: 'Overview', name: 'Convert/Exchange', story: 'conversion--loaded' },
  sendMoney: { area: 'Send and receive', name: 'Send Money', story: 'send-money--balance-loaded' },
  requestMoney: {
    area: 'Send and receive',
    name: 'Request Money',
    story: 'request-money--default',
  },
  requestPayment: {
    area: 'Send and receive',
    name: 'Request Payment',
    story: 'request-payment--editing',
  },
  qrPayment: { area: 'Send and receive', name: 'QR Payments', story: 'qr-payment--default' },
  gift: { area: 'Gold gift', name: 'Send Gold Gift', story: 'gift--default' },
  giftMessage: { area: 'Gold gift', name: 'Gift Message', story: 'gift--message-step' },
  giftWrap: { area: 'Gold gift', name: 'Gift Wrap', story: 'gift--wrap-step' },
  giftCelebration: { area: 'Gold gift', name: 'Gift Celebration', story: 'gift--celebration-step' },
  giftReceipt: { area: 'Gold gift', name: 'Gift Receipt', story: 'gift--receipt-step' },
  bankDeposit: { area: 'Deposit', name: 'Bank Deposit', story: 'bank-deposit--bank-selected' },
  cryptoDeposit: { area: 'Deposit', name: 'Crypto Deposit', story: 'crypto-deposit--addresses' },
  cardPayment: { area: 'Deposit', name: 'Card Payment', story: 'card-payment--filled' },
  bankTransfer: {
    area: 'Transfer and pay',
    name: 'Bank Transfer',
    story: 'bank-transfer--country-selected',
  },
  cryptoTransfer: {
    area: 'Transfer and pay',
    name: 'Crypto Transfer',
    story: 'crypto-transfer--filled',
  },
  sendToWallet: {
    area: 'Transfer and pay',
    name: 'Send to Wallet',
    story: 'send-to-wallet--filled',
  },
  billPayment: { area: 'Transfer and pay', name: 'Bill Payment', story: 'bill-payment--default' },
  investment: {
    area: 'Invest and earn',
    name: 'Investment Marketplace',
    story: 'investment--default',
  },
  referral: { area: 'Invest and earn', name: 'Referral Program', story: 'referral--default' },
  cards: { area: 'Cards', name: 'Cards', story: 'cards--default' },
  paymentMethods: { area: 'Cards', name: 'Payment Methods', story: 'payment-methods--default' },
  profile: { area: 'Profile and settings', name: 'Profile', story: 'profile--loaded' },
  kycVerification: {
    area: 'Profile and settings',
    name: 'KYC Verification',
    story: 'kyc-verification--uploading-cnic',
  },
  notifications: {
    area: 'Profile and settings',
    name: 'Notifications',
    story: 'notifications--defaults',
  },
  appSettings: {
    area: 'Profile and settings',
    name: 'App Settings',
    story: 'app-settings--defaults',
  },
  helpSupport: {
    area: 'Profile and settings',
    name: 'Help & Support',
    story: 'help-support--all-questions',
  },
  signOut: { area: 'Profile and settings', name: 'Sign Out', story: 'sign-out--confirming' },
  loading: { area: 'Way in', name: 'Splash', story: 'loading--opening' },
  auth: { area: 'Way in', name: 'Sign in', story: 'auth--sign-in' },
  logIn: { area: 'Way in', name: 'Sign in', story: 'auth--sign-in' },
  signUp: { area: 'Way in', name: 'Sign up', story: 'auth--sign-up' },
};

const mappedScreens = new Map<string, MappedScreen[]>();
const addScreen = (area: string, screen: MappedScreen) =>
  mappedScreens.set(area, [...(mappedScreens.get(area) ?? []), screen]);

for (const route of routes) {
  const { area, name, story } = routeScreens[route.name];
  if (mappedScreens.get(area)?.some((screen) => screen.name === name)) continue;
  const paths = routes
    .filter((it) => routeScreens[it.name].story === story)
    .map(({ path }) => path);
  addScreen(area, { name, paths, story: `pages-${story}` });
}
addScreen('Way in', { name: 'Locked', paths: [], story: 'pages-lock--locked' });
addScreen('Way in', { name: 'Not found', paths: [], story: 'pages-not-found--unknown-path' });

export const areas: readonly Area[] = [...mappedScreens].map(([name, screens]) => ({
  name,
  screens,
}));

interface BrandedScreen {
  name: string;
  own: string;
  second: string;
}

export const brandedScreens: readonly BrandedScreen[] = [
  { name: 'Home', own: 'pages-home--loaded', second: 'foundations-theming--home' },
  {
    name: 'Send Money',
    own: 'pages-send-money--balance-loaded',
    second: 'foundations-theming--sending-money',
  },
  { name: 'Cards', own: 'pages-cards--default', second: 'foundations-theming--cards' },
  { name: 'Sign in', own: 'pages-auth--sign-in', second: 'foundations-theming--signing-in' },
];

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

const mappedStoryIds = areas.flatMap(({ screens }) => screens.map(({ story }) => story));
const flowStepIds = Object.entries(flowSteps).flatMap(([flow, names]) =>
  names.map((name) => `flows-${flow}--${name}`),
);

export type TranslatedLocale = Exclude<Locale, 'en'>;

export const translatedLocales = LOCALES.filter(
  (locale): locale is TranslatedLocale => locale !== 'en',
);

/** The variant of a story's screenshot: a theme in English, or a language in the light theme on a small phone. */
export type ScreenshotVariant = 'light' | 'dark' | TranslatedLocale;

const mappedStories: ReadonlySet<string> = new Set(mappedStoryIds);
const flowStories: ReadonlySet<string> = new Set(flowStepIds);

/** Mapped screens have a screenshot in every language; the steps of flows have one in Urdu only. */
export const hasTranslatedScreenshot = (story: string, locale: TranslatedLocale): boolean =>
  mappedStories.has(story) || (locale === 'ur' && flowStories.has(story));

/** The screenshots of a story without the tag `no-visual`. */
export const getVariants = (story: string): readonly ScreenshotVariant[] => [
  'light',
  'dark',
  ...translatedLocales.filter((locale) => hasTranslatedScreenshot(story, locale)),
];

export const getBaselinePath = (story: string, variant: ScreenshotVariant = 'light') =>
  `${story.split('-')[0]}/${story}-${variant}.png`;

export const getServedPath = (story: string, variant: ScreenshotVariant = 'light') =>
  `screens/${story}-${variant}.png`;

const mapBaselines = [
  ...mappedStoryIds.flatMap((story) =>
    (['light', ...translatedLocales] as const).map((variant) => [story, variant] as const),
  ),
  ...brandedScreens
    .flatMap(({ own, second }) => [own, second])
    .flatMap((story) => [[story, 'light'] as const, [story, 'dark'] as const]),
];

/** The path at which each file is served. */
export const servedPathByBaseline: ReadonlyMap<string, string> = new Map(
  mapBaselines.map(([story, variant]) => [
    getBaselinePath(story, variant),
    getServedPath(story, variant),
  ]),
);
