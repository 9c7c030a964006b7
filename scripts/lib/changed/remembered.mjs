/**
 * Reads each file once as long as it is the same: whoever asks of many changes, as the tests do, reads the project
 * as often.
 * @template Read
 * @param {(file: string, source: string) => Read} parse
 * @returns {(file: string, source: string) => Read}
 */
export function remembered(parse) {
  /** @type {Map<string, { source: string, read: Read }>} */
  const known = new Map();
  return (file, source) => {
    const last = known.get(file);
    if (last?.source === source) return last.read;
    const read = parse(file, source);
    known.set(file, { source, read });
    return read;
  };
}
