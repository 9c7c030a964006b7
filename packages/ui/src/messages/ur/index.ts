import type { Messages } from '../shape';
import * as namespaces from './namespaces';

export const ur = { ...namespaces } satisfies Messages;

export * from './namespaces';
