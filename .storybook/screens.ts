import { LOCALES, type Locale } from '../packages/ui/src/languages.ts';
import { routeScreens, type WalletPath } from '../apps/wallet/src/routeTable.ts';

/** A screen of the wallet, as shown on the Welcome page. */
export interface MappedScreen {
  name: string;
  /** The screen's paths in the wallet. */
  paths: readonly string[];
  /** The most representative story, whose image is shown. */
  story: string;
}

export interface Area {
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

/** Every screen of the wallet, by area. */
export const areas: readonly Area[] = [...mappedScreens].map(([name, screens]) => ({
  name,
  screens,
}));

/** A screen that is shown in both brands of the toolbar, with a story for each. */
export interface BrandedScreen {
  name: string;
  /** The story in the default brand. */
  own: string;
  /** The same screen in the second brand. */
  second: string;
}

/** The screens that the Theming page compares. */
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

/** The steps of each flow, as story names. */
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
export type ImageVariant = 'light' | 'dark' | TranslatedLocale;

const mappedStories: ReadonlySet<string> = new Set(mappedStoryIds);
const flowStories: ReadonlySet<string> = new Set(flowStepIds);

/**
 * Whether a story has a screenshot in a language. Each mapped screen has one; in Urdu, so does each step of each flow.
 */
export const hasTranslatedImage = (story: string, locale: TranslatedLocale): boolean =>
  mappedStories.has(story) || (locale === 'ur' && flowStories.has(story));

/** The path of a story's screenshot in `__image_snapshots__`. */
export const getBaselinePath = (story: string, variant: ImageVariant = 'light') =>
  `${story.split('-')[0]}/${story}-${variant}.png`;

/** The path at which Storybook serves the screenshot. */
export const getPicturePath = (story: string, variant: ImageVariant = 'light') =>
  `screens/${story}-${variant}.png`;

const mapPictures = [
  ...mappedStoryIds.flatMap((story) =>
    (['light', ...translatedLocales] as const).map((variant) => [story, variant] as const),
  ),
  ...brandedScreens
    .flatMap(({ own, second }) => [own, second])
    .flatMap((story) => [[story, 'light'] as const, [story, 'dark'] as const]),
];

/** Every screenshot on the docs pages: from its file to the path at which it is served. */
export const picturePathByBaseline: ReadonlyMap<string, string> = new Map(
  mapPictures.map(([story, variant]) => [
    getBaselinePath(story, variant),
    getPicturePath(story, variant),
  ]),
);
