/** Messages that all charts share. */
export const chart = {
  showTable: 'Show as table',
  hideTable: 'Hide table',
  reading: '{name}: {text}',
} as const;
