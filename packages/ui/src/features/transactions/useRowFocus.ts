import { useEffect, useRef, type RefObject } from 'react';

export interface RowFocus {
  list: RefObject<HTMLDivElement | null>;
  origin: RefObject<HTMLDivElement | null>;
  /** Takes effect when the requested rows are rendered. */
  focusRow: (index: number) => void;
}

/** Moves focus from a button to the rows it loaded, unless the user has moved focus elsewhere. */
export function useRowFocus(isWaiting: boolean): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null || isWaiting) return;
    const links = list.current?.querySelectorAll<HTMLElement>('li a[href]') ?? [];
    // A virtualised list renders only some rows, so find the row by its position.
    const numbered = `li[aria-posinset="${wanted.current + 1}"] a[href]`;
    // If there were no more rows, focus the last row.
    const link =
      list.current?.querySelector<HTMLElement>(numbered) ??
      links[Math.min(wanted.current, links.length - 1)];
    wanted.current = null;
    const { activeElement } = document;
    const isStillHere =
      activeElement === document.body || (origin.current?.contains(activeElement) ?? false);
    if (isStillHere) link?.focus();
  });

  return {
    list,
    origin,
    focusRow: (index) => {
      wanted.current = index;
    },
  };
}
