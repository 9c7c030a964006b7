/** What every chart needs. */
export interface ChartTexts {
  /** Names the chart. */
  label: string;
  /** What the chart shows, in a sentence. */
  caption: string;
  /** Names the points, as the heading of the table: 'Day'. */
  pointName: string;
  /** Formats a value, such as an amount with its currency. */
  formatValue: (value: string) => string;
}

/** A point as it is read: by screen readers, above the chart and in the table. */
export interface ChartReading {
  /** What the point is, such as a day. */
  label: string;
  /** Decimal strings, in the order of the value names. */
  values: readonly string[];
  /** Whether the table has a row for it. @default true */
  isListed?: boolean;
}
