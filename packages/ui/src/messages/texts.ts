import type { ICUArgs } from 'use-intl';
import type { en } from './en';
import type { Messages } from './shape';

type DeepPartial<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]>;
};

/** Messages that replace those in the catalogue, at the same keys. */
export type Texts = DeepPartial<typeof en>;

type Options = { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date };

/** The argument names of a message: `name` and `amount` in ‘{amount} for {name}’. */
type Arguments<Text> = Text extends string ? keyof ICUArgs<Text, Options> : never;

/** Turns a message with an unknown argument into a type error. */
type Checked<Own, Source> = {
  [K in keyof Own]: K extends keyof Source
    ? Own[K] extends string
      ? string extends Own[K]
        ? Own[K] // The text is known only at run time.
        : [Exclude<Arguments<Own[K]>, Arguments<Source[K]>>] extends [never]
          ? Own[K]
          : { 'not given to this text': Exclude<Arguments<Own[K]>, Arguments<Source[K]>> }
      : Checked<Own[K], Source[K]>
    : never;
};

/**
 * Defines an app’s messages for the prop `texts` of `WalletProvider`. Only keys and arguments that
 * exist in English pass the type check.
 */
export const defineTexts = <const Own extends Texts>(texts: Own & Checked<Own, typeof en>): Texts =>
  texts;

/**
 * Defines a complete catalogue for `loadCatalogue` of `defineLocale`. A missing or unknown key, and an argument that
 * English does not have, fail the type check.
 */
export const defineCatalogue = <const Own extends Messages>(
  messages: Own & Checked<Own, typeof en>,
): Messages => messages;

type Layer = { readonly [key: string]: Layer | string };

/**
 * Deep-merges `over` into `under`. An array is a compiled message, so it is replaced as a whole.
 */
function overlay(under: Layer, over: Layer): Layer {
  const merged: Record<string, Layer | string> = { ...under };
  for (const [key, text] of Object.entries(over)) {
    merged[key] =
      typeof text === 'object' && !Array.isArray(text)
        ? overlay((merged[key] ?? {}) as Layer, text)
        : text;
  }
  return merged;
}

/** Replaces messages of a catalogue, or of its loaded namespaces, with the app’s messages. */
export const withTexts = <Catalogue extends object>(messages: Catalogue, texts?: Texts) =>
  texts ? (overlay(messages as Layer, texts as Layer) as Catalogue) : messages;
