/** How long to wait before a part is asked for again, ms. */
const PAUSE = 10_000;

/** Loads a part that the wallet cannot do without: asks for it until it comes. */
export const insist = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error: unknown) => {
    console.error(error);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return insist(load);
  });
