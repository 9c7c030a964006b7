import { readFileSync } from 'node:fs';
import { inProject } from '../lib/project.mjs';

/** @param {string} text */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A figure by its smallest step: the last digit that it is written with.
 * @param {string} figure
 * @param {1 | -1} by
 */
export function stepped(figure, by) {
  const decimals = figure.split('.')[1]?.length ?? 0;
  const units = BigInt(figure.replaceAll(/[_.]/g, '')) + BigInt(by);
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * The two faults of a constant: a step up and a step down.
 * @param {string} constant `file#words…name`, see constants.mjs
 * @returns {import('../plant.mjs').Fault[]}
 */
export function stepsOf(constant) {
  const [file = '', path = ''] = constant.split('#');
  const text = readFileSync(inProject(file), 'utf8');
  const words = path
    .split('…')
    .map(literal)
    .join(String.raw`\b[\s\S]*?\b`);
  const found = new RegExp(
    String.raw`\b${words}\b[^\d\n]*?['(=: ](\d[\d_]*(?:\.\d+)?)((?: \* \d+)*)`,
  ).exec(text);
  if (!found) throw new Error(`${file} has no figure called ${path}.`);
  const [from, figure = '', factors = ''] = found;
  return /** @type {const} */ ([1, -1]).map((by) => {
    const sign = by > 0 ? '+' : '-';
    const changed = factors ? `${figure}${factors} ${sign} 1` : stepped(figure, by);
    return {
      name: `${path} in ${file}: ${figure}${factors} becomes ${changed}`,
      file,
      from,
      to: from.slice(0, from.length - figure.length - factors.length) + changed,
    };
  });
}
