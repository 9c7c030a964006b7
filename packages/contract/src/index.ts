export { connect } from './asking/server';
export type { Server, ServerOptions } from './asking/server';
export { buildDocument } from './openapi/buildDocument';
export { GROUPS, runContract } from './runContract';
export type { Outcome } from './runContract';
