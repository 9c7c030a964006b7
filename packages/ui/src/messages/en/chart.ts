/** Texts of all charts. */
export const chart = {
  showTable: 'Show as table',
  hideTable: 'Hide table',
  reading: '{name}: {text}',
} as const;
