import { visitValue } from './visit';

/** Signing out left something behind, and the person is to know. docs/rules.md SIGNOUT-9. */
export const LEFT_BEHIND = visitValue(false);
