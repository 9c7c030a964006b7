import type { ComponentType } from 'react';

/** The size of a sheet of wrapping paper, in its own units. */
export const SHEET = { width: 240, height: 300 } as const;

export interface ArtProps {
  /** Begins the ids of gradients and patterns, so that two pictures on a page do not share them. */
  id: string;
}

/** How one design is drawn. Its inks are its own: a gift looks the same in both themes. */
export interface GiftWrapArt {
  /** The paper, filling a `SHEET`. */
  Paper: ComponentType<ArtProps>;
  /** Ribbon, cord or seal on top of a whole sheet. */
  Trim: ComponentType<ArtProps>;
  /** Ribbon of the opened box: its body and its lit middle. */
  ribbon: readonly [body: string, sheen: string];
  /** What flies out of the opened box. */
  confetti: readonly [string, string, string];
}
