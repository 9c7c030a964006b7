/** Path of MSW's service worker script. */
export const WORKER = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
