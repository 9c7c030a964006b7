import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import compile from 'icu-minify/compile';
import type { en } from './en';
import type { Shape } from '../messages/shape';

/** A complete catalogue of one language. */
export type Messages = Shape<typeof en>;

type DeepPartial<T> = {
  readonly [K in keyof T]?: T[K] extends CompiledMessage ? T[K] : DeepPartial<T[K]>;
};

/** Messages that override the catalogue's, with the same keys. */
export type Texts = DeepPartial<Messages>;

/** A message's argument names: `name` and `amount` in ‘{amount} for {name}’. */
type Arguments<Text> = Text extends string ? keyof GetICUArgs<Text> : never;

/** Turns a message with an unknown argument into a type error. */
type Checked<Own, Source> = {
  [K in keyof Own]: K extends keyof Source
    ? Own[K] extends string
      ? string extends Own[K]
        ? Own[K] // Otherwise the text is known only at run time.
        : [Exclude<Arguments<Own[K]>, Arguments<Source[K]>>] extends [never]
          ? Own[K]
          : { 'not given to this text': Exclude<Arguments<Own[K]>, Arguments<Source[K]>> }
      : Checked<Own[K], Source[K]>
    : never;
};

/** Compiles all messages of a catalogue that are not compiled yet. */
function compileTexts<T>(texts: T): T {
  if (typeof texts === 'string') return compile(texts) as T;
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileTexts(text)]),
  ) as T;
}

/**
 * Defines an app’s messages, in ICU syntax, for the `texts` prop of `WalletProvider`, and compiles them. Type-checks
 * keys and arguments against English.
 * @throws SyntaxError for invalid ICU syntax
 */
export const defineTexts = <const Own extends Texts>(texts: Own & Checked<Own, typeof en>): Texts =>
  compileTexts<Texts>(texts);

/**
 * Defines a complete catalogue, in ICU syntax, for `defineLocale`'s `loadCatalogue`, and compiles it. Missing or
 * unknown keys and arguments are type errors.
 * @throws SyntaxError for invalid ICU syntax
 */
export const defineCatalogue = <const Own extends Messages>(
  messages: Own & Checked<Own, typeof en>,
): Messages => compileTexts<Messages>(messages);
