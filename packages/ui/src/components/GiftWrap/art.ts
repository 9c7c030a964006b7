import type { ComponentType } from 'react';

/** The size of a sheet of wrapping paper, in its own units. */
export const SHEET_SIZE = { width: 240, height: 300 } as const;

export interface ArtProps {
  /** Prefix of SVG ids, unique on the page. */
  id: string;
}

/** A design. Its colours do not follow the theme. */
export interface GiftWrapArt {
  /** The paper, filling a `SHEET`. */
  Paper: ComponentType<ArtProps>;
  /** Ribbon, cord or seal on top of a whole sheet. */
  Trim: ComponentType<ArtProps>;
  /** Ribbon of the opened box: its body and its lit middle. */
  ribbon: readonly [body: string, sheen: string];
  /** Confetti colours. */
  confetti: readonly [string, string, string];
}
