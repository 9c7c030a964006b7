import type { CSSProperties } from 'react';

/** Tells the style sheet how long a hint is: `Field.css.ts` sets it no larger than it is seen whole. */
export const hintStyle = (hint: string | undefined, beside = 0): CSSProperties | undefined =>
  hint ? ({ '--rad-hint': hint.length + beside } as CSSProperties) : undefined;
