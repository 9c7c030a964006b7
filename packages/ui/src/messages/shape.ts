import type { parts } from './en/parts';

/** A catalogue's shape: keys are fixed by English, texts are free. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** As English is loaded, part by part, so is every other catalogue. */
export type Loads = {
  [Part in keyof EnglishParts]: () => Promise<Shape<Awaited<ReturnType<EnglishParts[Part]>>>>;
};

type EnglishParts = typeof parts;
