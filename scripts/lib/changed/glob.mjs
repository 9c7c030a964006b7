// Patterns of files, as Node reads them, which reads a pattern anew for each file that it is asked about.
import path from 'node:path';

/** @param {string} pattern its part before the first sign that stands for something else */
const prefixOf = (pattern) => /^[^*?[\]{}()!+@\\]*/.exec(pattern)?.[0] ?? '';

/**
 * @param {string} file
 * @param {string} pattern
 */
export const matchesGlob = (file, pattern) => {
  const prefix = prefixOf(pattern);
  if (prefix === pattern) return file === pattern;
  return file.startsWith(prefix) && path.posix.matchesGlob(file, pattern);
};
