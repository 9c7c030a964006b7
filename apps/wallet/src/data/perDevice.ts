import type { Device } from './DeviceContext';

/** Makes a thing when it is first asked for, and one for each device. */
export function perDevice<T extends object>(make: (device: Device) => T): (device: Device) => T {
  const made = new WeakMap<Device, T>();
  return (device) => {
    const thing = made.get(device) ?? make(device);
    made.set(device, thing);
    return thing;
  };
}
