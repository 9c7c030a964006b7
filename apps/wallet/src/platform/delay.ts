export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Defers work that the first paint does not need, because it would compete for network and CPU. */
export const waitForFirstPaint = (): Promise<void> => delay(500);
