import type { Messages } from '../texts';
import * as sets from './sets';

export const ur = { ...sets } satisfies Messages;

export * from './sets';
