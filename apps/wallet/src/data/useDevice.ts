import { use } from 'react';
import { DeviceContext, type Device } from './DeviceContext';

/** The device that the page stands on. Throws outside a `DeviceContext`. */
export function useDevice(): Device {
  const device = use(DeviceContext);
  if (!device) throw new Error('useDevice needs a DeviceContext above it.');
  return device;
}
