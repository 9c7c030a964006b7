/** The current time in stories and tests. */
export const FIXED_NOW = new Date('2026-11-21T10:30:00Z');
