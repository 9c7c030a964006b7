export type { ServerOptions } from './options';
export { startServer, type RunningServer } from './startServer';
