import { FIXED_NOW } from '@rad-wallet/mocks';
import * as samples from '@rad-wallet/mocks/samples';
import type { Preview } from '@storybook/react-vite';
import {
  isLocale,
  languages,
  loadAllMessages,
  LOCALES,
  type Locale,
  type Messages,
} from '@rad-wallet/ui/messages';
import { bankCountries } from '../../apps/wallet/src/features/bank-transfer/bankCountries';
import { digitalWallets } from '../../apps/wallet/src/features/payment-methods/digitalWallets';
import { isMessage, listText, type CompiledMessage } from './compiledMessage';
import { toPseudoTexts } from './toPseudoTexts';

const catalogues = await loadAllMessages();

let pseudoCatalogue: Messages | undefined;

/** Created on demand, because every message has to be converted. */
const getPseudoCatalogue = () => (pseudoCatalogue ??= toPseudoTexts<Messages>(catalogues.en));

/** Returns the catalogue for a toolbar language, and the locale that determines its number format and direction. */
export function getMessages(language: string): { messages: Messages; locale: Locale } {
  if (language === 'pseudo') return { messages: getPseudoCatalogue(), locale: 'en' };
  if (language === 'pseudo-rtl') return { messages: getPseudoCatalogue(), locale: 'ar' };
  const locale = isLocale(language) ? language : 'en';
  return { messages: catalogues[locale], locale };
}

export const languageGlobals: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'Language, and with it the direction',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        ...LOCALES.map((value) => ({ value, title: languages[value].name })),
        { value: 'pseudo', title: 'Ƥşḗḗŭŭḓǿǿ' },
        { value: 'pseudo-rtl', title: 'Ƥşḗḗŭŭḓǿǿ, right to left' },
      ],
      dynamicTitle: true,
    },
  },
};

const findLatinWords = (text: string) => [...text.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word);

const listTexts = (texts: object): string[] =>
  Object.values(texts).flatMap((text: CompiledMessage | object) =>
    isMessage(text) ? listText(text) : listTexts(text),
  );

/** Codes that appear next to a number in every language. */
const CODES = ['BHD', 'SAR', 'BTC', 'SOL', 'AM', 'PM'];

/** A bidi-isolated value in a sentence, such as an account number or a name. */
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g;

/** Keys of names, which are the same in every language. */
const NAME_KEYS = /^(name|nickname|bankName|provider|street|city|address|banks)$/;

function listNames(data: unknown, isName = false): string[] {
  if (typeof data === 'string') return isName ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    listNames(value, NAME_KEYS.test(key) || (isName && Array.isArray(data))),
  );
}

const sampleNames = listNames([
  samples,
  samples.createBills(FIXED_NOW),
  samples.createReferral(FIXED_NOW),
  bankCountries,
  digitalWallets,
]);

/**
 * Finds Latin words that are not translated, except names and words that the translated catalogues contain.
 * @param ownNames names and typed texts of the story
 */
function createUntranslatedFinder(
  ownNames: readonly string[],
): (text: string, language: string) => string[] {
  const { en: _, ...translated } = catalogues;
  const texts = Object.values(translated).flatMap(listTexts);
  const words = new Set([...texts.flatMap(findLatinWords), ...CODES]);
  // The longest first, because one name can contain another one.
  const names = [...ownNames, ...sampleNames].toSorted((a, b) => b.length - a.length);
  return (text, language) => {
    const rest = names.reduce(
      (left, name) => left.replaceAll(name, ''),
      text.replaceAll(ISOLATED, ''),
    );
    // The pseudo-locale changes every lower-case letter, so words in capitals are codes from English messages.
    const isCode = (word: string) => language === 'pseudo-rtl' && word === word.toUpperCase();
    return findLatinWords(rest).filter((word) => !words.has(word) && !isCode(word));
  };
}

Object.assign(globalThis, { __untranslated: createUntranslatedFinder });

/** Dispatched by a check to switch a rendered story to another language. */
export const SET_LANGUAGE_EVENT = 'story-language';
