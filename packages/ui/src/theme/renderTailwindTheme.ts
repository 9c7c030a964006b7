import { vars } from './vars.css';

/** `brandSoft` as Tailwind writes names: `brand-soft`. */
const toKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const listVariables = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]): [string, string] => [
    `${prefix}-${toKebabCase(name)}`,
    value,
  ]);

/**
 * Returns a style sheet for Tailwind 4 that makes utilities of the tokens: `bg-brand-soft`, `text-title`, `rounded-md`,
 * `shadow-card`. They follow the theme of the page, light or dark, ours or another brand's.
 */
export function renderTailwindTheme(): string {
  const variables: [string, string][] = [
    ...listVariables('--color', vars.color),
    // Tailwind's spacing is a multiple of this: `p-4` is our space 4.
    ['--spacing', vars.space[1]],
    ...listVariables('--radius', vars.radius),
    ['--font-sans', vars.font.text],
    ['--font-mono', vars.font.mono],
    ...Object.entries(vars.type).flatMap(([name, step]): [string, string][] => [
      [`--text-${name}`, step.size],
      [`--text-${name}--line-height`, step.lineHeight],
      [`--text-${name}--font-weight`, step.weight],
      [`--text-${name}--letter-spacing`, step.tracking],
    ]),
    ...listVariables('--shadow', vars.elevation),
    ...listVariables('--ease', vars.easing),
    ['--default-transition-duration', vars.duration.base],
    ['--default-transition-timing-function', vars.easing.out],
  ];
  return `@theme inline {\n${variables.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}
