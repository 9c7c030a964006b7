const RETRY_DELAY_MS = 10_000;

/** Loads an essential chunk; retries until it succeeds. */
export const retryForever = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error: unknown) => {
    console.error(error);
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return retryForever(load);
  });
