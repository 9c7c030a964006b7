/** A short name for a value: another one when anything in it has changed. Not for secrets. */
export function fingerprintOf(value: unknown): string {
  // FNV-1a, twice with different seeds: 64 bits are enough to tell a chart from its last version.
  const text = JSON.stringify(value);
  const hash = (seed: number) => {
    let sum = seed;
    for (let index = 0; index < text.length; index += 1) {
      sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
    }
    return (sum >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x81_1c_9d_c5) + hash(0x1b_87_35_93);
}
