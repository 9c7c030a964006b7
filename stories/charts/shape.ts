/** A type that all of these values have, as it is written: `{ iban: string; code?: string }`. */
export function shapeOf(values: readonly unknown[]): string {
  return [...new Set(values.flatMap((value) => (isPlain(value) ? [] : [nameOf(value)])))]
    .concat(values.some(isPlain) ? [fieldsOf(values.filter(isPlain))] : [])
    .join(' | ');
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `(${shapeOf(value)})[]`;
  return typeof value === 'object' ? value.constructor.name : typeof value;
}

function fieldsOf(values: readonly Plain[]): string {
  const keys = [...new Set(values.flatMap(Object.keys))];
  const fields = keys.map((key) => {
    const own = values.flatMap((value) => (key in value ? [value[key]] : []));
    return `${key}${own.length < values.length ? '?' : ''}: ${shapeOf(own)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}
