export const WORKER = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
