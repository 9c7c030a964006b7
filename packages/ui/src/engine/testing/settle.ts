/** Resolves after all pending promise callbacks have run. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
