import type { ReactNode } from 'react';

export interface ChartLabels {
  label: string;
  /** Visible sentence below the chart that explains what it shows. */
  caption: ReactNode;
  /** Heading of the table's first column, such as 'Day'. */
  pointName: string;
  /** Formats a value, such as an amount with its currency. */
  formatValue: (value: string) => string;
  /** Formats a value for screen readers, such as an amount with its unit as a word. @default formatValue */
  formatSpoken?: (value: string) => string;
}

/** A point's texts for screen readers, above the chart and in the table. */
export interface ChartPointText {
  label: string;
  /** Decimal strings, in the order of `valueNames`. */
  values: readonly string[];
  /** Whether the table has a row for this point. @default true */
  isListed?: boolean;
}
