import { LOCALES, type Locale } from '../packages/ui/src/languages.ts';
import { routeScreens, type WalletPath } from '../apps/wallet/src/routeTable.ts';

export interface MappedScreen {
  name: string;
  paths: readonly string[];
  story: string;
}

interface Area {
  name: string;
  screens: readonly MappedScreen[];
}

const mappedScreens = new Map<string, MappedScreen[]>();
const addScreen = (area: string, screen: MappedScreen) =>
  mappedScreens.set(area, [...(mappedScreens.get(area) ?? []), screen]);

const paths = Object.keys(routeScreens) as WalletPath[];
for (const { area, name, story } of Object.values(routeScreens)) {
  if (mappedScreens.get(area)?.some((screen) => screen.name === name)) continue;
  addScreen(area, {
    name,
    paths: paths.filter((path) => routeScreens[path].story === story),
    story: `pages-${story}`,
  });
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
