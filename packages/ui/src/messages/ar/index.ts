import type { Messages } from '../shape';
import * as namespaces from './namespaces';

export const ar = { ...namespaces } satisfies Messages;

export * from './namespaces';
