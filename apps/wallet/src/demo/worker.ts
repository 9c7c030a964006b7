/** Where MSW's worker is served. */
export const WORKER = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
