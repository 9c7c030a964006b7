import { createContext, use } from 'react';
import type { OpenStorage } from './storage';

/** The storages of this browser. */
export interface Device {
  /** Persists after the visit. */
  openLocal: OpenStorage;
  /** Persists over a reload, and ends with the tab. */
  openSession: OpenStorage;
}

export const DeviceContext = createContext<Device | null>(null);

/** Throws outside a `DeviceContext`. */
export function useDevice(): Device {
  const device = use(DeviceContext);
  if (!device) throw new Error('useDevice needs a DeviceContext above it.');
  return device;
}

/** Creates a value on first use, once per device. */
export function perDevice<T extends object>(create: (device: Device) => T): (device: Device) => T {
  const created = new WeakMap<Device, T>();
  return (device) => {
    const value = created.get(device) ?? create(device);
    created.set(device, value);
    return value;
  };
}
