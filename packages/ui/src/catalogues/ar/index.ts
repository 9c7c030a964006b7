import type { Messages } from '../texts';
import * as sets from './sets';

export const ar = { ...sets } satisfies Messages;

export * from './sets';
