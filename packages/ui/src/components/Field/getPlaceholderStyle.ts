import type { CSSProperties } from 'react';

/** Passes the placeholder's length in characters to `Field.css.ts`, which shrinks the placeholder to fit. */
export const getPlaceholderStyle = (
  placeholder: string | undefined,
  beside = 0,
): CSSProperties | undefined =>
  placeholder ? ({ '--rad-placeholder': placeholder.length + beside } as CSSProperties) : undefined;
