import type { ICUArgs } from 'use-intl';
import type { en } from './en';

type DeepPartial<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]>;
};

/** Replacements of texts, in the shape of the catalogue. */
export type Texts = DeepPartial<typeof en>;

type Options = { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date };

/** The arguments of a text: `name` and `amount` of ‘{amount} for {name}’. */
type Arguments<Text> = Text extends string ? keyof ICUArgs<Text, Options> : never;

/** The type error of a text with an unknown argument. */
type Checked<Own, Source> = {
  [K in keyof Own]: K extends keyof Source
    ? Own[K] extends string
      ? [Exclude<Arguments<Own[K]>, Arguments<Source[K]>>] extends [never]
        ? Own[K]
        : { 'not given to this text': Exclude<Arguments<Own[K]>, Arguments<Source[K]>> }
      : Checked<Own[K], Source[K]>
    : never;
};

/**
 * Defines an app’s texts for `texts` of `WalletProvider`, with checked keys and arguments: a text can use only keys
 * and arguments that English has.
 */
export const defineTexts = <const Own extends Texts>(texts: Own & Checked<Own, typeof en>): Texts =>
  texts;

type Layer = { readonly [key: string]: Layer | string };

/** Merges one object over the other, text by text. An array is a compiled text. */
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

/** Replaces texts of a catalogue, or of its loaded namespaces, by the app’s. */
export const withTexts = <Catalogue extends object>(messages: Catalogue, texts?: Texts) =>
  texts ? (overlay(messages as Layer, texts as Layer) as Catalogue) : messages;
