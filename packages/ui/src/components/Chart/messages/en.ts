/** Messages that all charts share. */
export default {
  showTable: 'Show as table',
  hideTable: 'Hide table',
  reading: '{name}: {text}',
} as const;
