import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { TransactionItem } from '../../components/TransactionItem';
import type { TransactionListProps } from '../../components/TransactionList';
import * as styles from './transactions.css';

/** Estimated row height until a row is measured, in px: two lines and padding. */
const ROW_HEIGHT_PX = 73;

/** Number of rows rendered beyond the viewport, for Tab and fast scrolling. */
const OVERSCAN = 10;

export interface LongTransactionListProps extends TransactionListProps {
  /** Index of a row that is always rendered because it may receive focus. */
  pinnedRow: number;
}

function getRowIndex(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? null : Number(index);
}

/**
 * A virtualised `TransactionList` with `aria-posinset` and `aria-setsize`. The focused row stays rendered.
 * docs/rules.md TXN-16.
 */
export function LongTransactionList({
  transactions,
  label,
  getHref,
  renderHeading,
  pinnedRow,
}: LongTransactionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- its result is not memoized
  const virtualizer = useWindowVirtualizer({
    count: transactions.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => transactions[index]?.id ?? index,
    rangeExtractor: useCallback(
      (range: Range) => {
        const rendered = defaultRangeExtractor(range);
        // Include the neighbours of the focused row, so that Tab can move to them.
        const near = focused === null ? [] : [focused - 1, focused, focused + 1];
        const kept = [...near, pinnedRow].filter((row) => row >= 0 && row < range.count);
        return [...new Set([...rendered, ...kept])].toSorted((a, b) => a - b);
      },
      [focused, pinnedRow],
    ),
  });

  return (
    // Set the role explicitly, because WebKit drops it from lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it tracks focus
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={styles.longList}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onFocus={(event: FocusEvent) => setFocused(getRowIndex(event.target))}
      // Ignore blur if focus moves to another row, which must stay rendered.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const transaction = transactions[index];
        return (
          transaction && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={transactions.length}
              className={styles.longListRow}
              style={{ insetBlockStart: start - top }}
            >
              {renderHeading?.(transaction, transactions[index - 1])}
              <TransactionItem transaction={transaction} href={getHref?.(transaction)} />
            </li>
          )
        );
      })}
    </ul>
  );
}
