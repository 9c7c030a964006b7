import { vars } from './vars.css';

/** `brandSoft` becomes `brand-soft`. */
const toKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const listVariables = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]): [string, string] => [
    `${prefix}-${toKebabCase(name)}`,
    value,
  ]);

/**
 * Renders a theme for Tailwind 4: `bg-brand-soft`, `text-title`, `rounded-md`, `shadow-card`, in both schemes and for
 * any brand.
 */
export function renderTailwindTheme(): string {
  const variables: [string, string][] = [
    ...listVariables('--color', vars.color),
    // Tailwind's spacing utilities are multiples of this value: `p-4` equals our `space[4]`.
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
