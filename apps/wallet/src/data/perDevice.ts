import type { Device } from './DeviceContext';

/** Creates a value on first use, once per device. */
export function perDevice<T extends object>(create: (device: Device) => T): (device: Device) => T {
  const created = new WeakMap<Device, T>();
  return (device) => {
    const value = created.get(device) ?? create(device);
    created.set(device, value);
    return value;
  };
}
