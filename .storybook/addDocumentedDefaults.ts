import type { ArgTypesEnhancer } from 'storybook/internal/csf';

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

const DEFAULT_TAG = /\s*@default\s+((?:(?!\n\s*@)[^])+)/;

/** Returns the text of `@default` without backticks and line breaks. */
const parseDefaults = (description = '') =>
  DEFAULT_TAG.exec(description)?.[1]?.trim().replaceAll('`', '').replaceAll(/\s+/g, ' ');

/** Moves `@default` to the defaults column, in which Storybook shows only defaults of destructured parameters. */
export const addDocumentedDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = parseDefaults(props[name]?.description);
      if (!summary) return [name, argType];
      const defaultValue = argType.table?.defaultValue ?? { summary };
      const description = argType.description?.replace(DEFAULT_TAG, '');
      return [name, { ...argType, description, table: { ...argType.table, defaultValue } }];
    }),
  );
};
// Runs after the enhancer that creates the table rows from docgen.
addDocumentedDefaults.secondPass = true;
