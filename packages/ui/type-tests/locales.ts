// `npm run typecheck` fails if an expected type error is missing.
import {
  defineCatalogue,
  defineLocale,
  defineTexts,
  languages,
  loadMessages,
  matchDefinition,
  matchLocale,
  type Locale,
  type Messages,
} from '@rad-wallet/ui/messages';
import { en } from '@rad-wallet/ui/messages/en';
import type { WalletProviderProps } from '@rad-wallet/ui/provider';

const french = { tag: 'fr', name: 'Français' };

export const complete: Messages = defineCatalogue({
  ...en,
  home: { ...en.home, title: 'Portefeuille' },
});

const { home, ...others } = en;
const { title, ...untitled } = home;
export const used = title;

// @ts-expect-error
export const withoutNamespace = defineCatalogue(others);

// @ts-expect-error
export const withoutKey = defineCatalogue({ ...others, home: untitled });

export const unknownKey = defineCatalogue({
  ...en,
  // @ts-expect-error
  home: { ...home, headline: 'Bonjour' },
});

export const unknownArgument = defineCatalogue({
  ...en,
  // @ts-expect-error
  home: { ...home, title: 'Bonjour {name}' },
});

const loadPart = async () => defineTexts({ home: { title: 'Portefeuille' } });

export const whole = defineLocale({ ...french, loadCatalogue: async () => complete });
export const part = defineLocale({ ...french, loadPartialCatalogue: loadPart });
export const byNamespace = defineLocale({
  ...french,
  loadPartialCatalogue: { home: loadPart },
});

// @ts-expect-error
export const partAsWhole = defineLocale({ ...french, loadCatalogue: loadPart });

export const someNamespaces = defineLocale({
  ...french,
  // @ts-expect-error
  loadCatalogue: { home: async () => complete },
});

// @ts-expect-error
export const roman = defineLocale({ ...french, digits: 'roman' });

// @ts-expect-error
export const nameless = defineLocale({ tag: 'fr' });

export const messages: Promise<WalletProviderProps['messages']> = loadMessages(part);

// @ts-expect-error
export const unknownLocale = loadMessages('tlh');

export const ours: Locale = matchLocale(['fr']);
export const either: typeof part | typeof languages.en =
  matchDefinition(['fr'], [part]) ?? languages.en;

export const accepted: WalletProviderProps['locale'][] = [part, languages.ur, 'ur'];

// @ts-expect-error
export const rejected: WalletProviderProps['locale'] = 'tlh';
