// The files that a new component begins with.

/**
 * @param {string} name
 * @param {readonly string[]} taken the names of the components that there are
 * @throws when it is no name for a component
 */
export function checkComponentName(name, taken) {
  if (!/^[A-Z][A-Za-z\d]*$/.test(name)) {
    throw new Error(`"${name}" is no name for a component: it is one word such as DateField.`);
  }
  const twin = taken.find((other) => other.toLowerCase() === name.toLowerCase());
  if (twin !== undefined) throw new Error(`There is a component ${twin} already.`);
}

/** @param {string} name */
const component = (name) => `import type { ReactNode } from 'react';
import * as styles from './${name}.css';

export interface ${name}Props {
  /** What it holds. */
  children: ReactNode;
}

/** What it is for, and when another component serves better. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>;
}
`;

const styles = `import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const root = style([
  typeStyle('body'),
  {
    padding: vars.space[4],
    color: vars.color.text,
    backgroundColor: vars.color.surface,
  },
]);
`;

/** @param {string} name */
const index = (name) => `export { ${name}, type ${name}Props } from './${name}';
`;

/** @param {string} name */
const stories = (name) => `import preview from '#.storybook/preview';
import { ${name} } from '@rad-wallet/ui/${name}';

const meta = preview.meta({
  component: ${name},
  parameters: { layout: 'padded' },
  args: { children: '${name}' },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { children: 'A text longer than the line goes on in the next one. '.repeat(4) },
});
`;

/**
 * @param {string} name
 * @returns {Record<string, string>} contents by path relative to the root
 */
export const componentFiles = (name) => ({
  [`packages/ui/src/components/${name}/${name}.tsx`]: component(name),
  [`packages/ui/src/components/${name}/${name}.css.ts`]: styles,
  [`packages/ui/src/components/${name}/index.ts`]: index(name),
  [`stories/Components/${name}.stories.tsx`]: stories(name),
});
