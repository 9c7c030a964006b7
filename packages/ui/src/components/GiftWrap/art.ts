import type { ComponentType } from 'react';

/** Size of a sheet of wrapping paper, in SVG user units. */
export const SHEET_SIZE = { width: 240, height: 300 } as const;

export interface ArtProps {
  /** Prefix for SVG ids, unique on the page. */
  id: string;
}

/** The drawing of one design. Its colours do not follow the theme. */
export interface GiftWrapArt {
  /** The paper, which fills `SHEET_SIZE`. */
  Paper: ComponentType<ArtProps>;
  /** Ribbon, cord or seal on top of the paper. */
  Trim: ComponentType<ArtProps>;
  /** Ribbon colours of the opened box: the body, and the highlight in its middle. */
  ribbon: readonly [body: string, sheen: string];
  /** One colour per layer of confetti. */
  confetti: readonly [string, string, string];
}
