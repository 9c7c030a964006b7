import { createContext, use } from 'react';
import type { Device } from './storage';

export const DeviceContext = createContext<Device | null>(null);

/** Throws outside a `DeviceContext`. */
export function useDevice(): Device {
  const device = use(DeviceContext);
  if (!device) throw new Error('useDevice needs a DeviceContext above it.');
  return device;
}
