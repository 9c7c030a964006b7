/** What Download says: no file is made so far. */
export const receiptDownload = {
  title: 'Download started',
  description: 'No file is saved so far.',
} as const;
