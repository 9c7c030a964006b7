import { truncate } from '../model/format';

function replace(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return 'ƒ';
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return value;
  // A class instance, such as a File, is shown as its class name.
  const name = Object.getPrototypeOf(value)?.constructor?.name as string | undefined;
  return name === undefined || name === 'Object' || name === 'Array' ? value : `[${name}]`;
}

/** Formats a value as JSON, truncated to `limit` characters. */
export function formatValue(value: unknown, limit = 80): string {
  let text: string;
  try {
    text = JSON.stringify(value, replace) ?? 'undefined';
  } catch {
    // A cyclic value.
    text = String(value);
  }
  return truncate(text, limit);
}
