import type { CSSProperties } from 'react';

/** Passes the placeholder's length in characters to `Field.css.ts`, which shrinks the placeholder to fit. */
export const getHintStyle = (hint: string | undefined, beside = 0): CSSProperties | undefined =>
  hint ? ({ '--rad-hint': hint.length + beside } as CSSProperties) : undefined;
