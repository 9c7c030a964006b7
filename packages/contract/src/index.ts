export { connectToServer } from './client/connectToServer';
export type { Server, ServerOptions } from './client/connectToServer';
export { buildDocument } from './openapi/buildDocument';
export { checkGroups, runContract } from './runContract';
export type { Outcome } from './runContract';
