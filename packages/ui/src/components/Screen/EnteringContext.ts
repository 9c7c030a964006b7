import { createContext } from 'react';

/** Whether the step of a flow has replaced another one. */
export const EnteringContext = createContext(false);
