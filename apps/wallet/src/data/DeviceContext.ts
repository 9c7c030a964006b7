import { createContext } from 'react';
import type { OpenStorage } from './storage';

/** This browser, as the place where the wallet keeps what it keeps of a person. */
export interface Device {
  /** Outlasts the visit. */
  openLocal: OpenStorage;
  /** Outlasts a reload, and ends with the tab. */
  openSession: OpenStorage;
}

export const DeviceContext = createContext<Device | null>(null);
