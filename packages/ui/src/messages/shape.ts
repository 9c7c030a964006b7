/** A catalogue's shape: keys are fixed by English, texts are free. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
