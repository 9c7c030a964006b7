import type { Preview } from '@storybook/react-vite';
import type { Locale, Messages } from '@rad-wallet/ui/messages';
import { ar } from '@rad-wallet/ui/messages/ar';
import { en } from '@rad-wallet/ui/messages/en';
import { ur } from '@rad-wallet/ui/messages/ur';
import { pseudo } from './pseudo';

/** What a story says, and in which language's figures and direction. */
interface Speech {
  messages: Messages;
  locale: Locale;
}

let disguised: Messages | undefined;

/** Made when somebody asks for it: it takes all the messages through the parser. */
const disguise = () => (disguised ??= pseudo<Messages>(en));

const speeches: Record<string, () => Speech> = {
  en: () => ({ messages: en, locale: 'en' }),
  ur: () => ({ messages: ur, locale: 'ur' }),
  ar: () => ({ messages: ar, locale: 'ar' }),
  pseudo: () => ({ messages: disguise(), locale: 'en' }),
  'pseudo-rtl': () => ({ messages: disguise(), locale: 'ar' }),
};

/** The speech of a choice of the toolbar. */
export const speechOf = (language: string): Speech =>
  (speeches[language] ?? (() => ({ messages: en, locale: 'en' as const })))();

export const languageGlobals: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language, and with it the direction',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'ur', title: 'اردو' },
        { value: 'ar', title: 'العربية' },
        { value: 'pseudo', title: 'Ƥşḗḗŭŭḓǿǿ' },
        { value: 'pseudo-rtl', title: 'Ƥşḗḗŭŭḓǿǿ, right to left' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Sent by a check that looks at a story, as it stands, in another language. */
export const SPEAK_EVENT = 'story-language';
