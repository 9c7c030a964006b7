import type { ComponentType } from 'react';

/** Size of a sheet of wrapping paper, in SVG user units. */
export const SHEET_SIZE = { width: 240, height: 300 } as const;

export interface ArtProps {
  /** Prefix for SVG ids, unique on the page. */
  id: string;
}

export interface GiftWrapArtwork {
  Paper: ComponentType<ArtProps>;
  Trim: ComponentType<ArtProps>;
  ribbon: readonly [body: string, sheen: string];
  confetti: readonly [string, string, string];
}
