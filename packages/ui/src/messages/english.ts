import type { Messages } from './shape';

/** The English messages of the imported components, which are shown where the app provides none. */
export const english: Partial<Messages> = {};

/** The build of the package adds a call to each module that uses messages (`scripts/lib/englishMessages.mjs`). */
export const addEnglish = (messages: Partial<Messages>) => Object.assign(english, messages);
