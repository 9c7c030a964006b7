import { useEffect, useRef, type RefObject } from 'react';

export interface RowFocus {
  /** The element that holds the rows, each with a link. */
  list: RefObject<HTMLDivElement | null>;
  /** The element that holds what was pressed for them. */
  origin: RefObject<HTMLDivElement | null>;
  /** Puts focus on this row, from 0, as soon as the rows that were asked for are there. */
  focusRow: (index: number) => void;
}

/**
 * Leads the focus from a button to the rows that it brought. A person who has gone elsewhere while
 * they were loading is left there.
 */
export function useRowFocus(isWaiting: boolean): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null || isWaiting) return;
    const links = list.current?.querySelectorAll<HTMLElement>('li a[href]') ?? [];
    // A long list draws a part of its rows, each with its number.
    const numbered = `li[aria-posinset="${wanted.current + 1}"] a[href]`;
    // Where there was nothing more after all, the last row stands where the button was.
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
