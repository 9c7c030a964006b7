import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** The metadata that Storybook's docgen adds to a component. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/** Matches the tag and its text, up to the next tag or the end. */
const DEFAULT_TAG = /\s*@default\s+((?:(?!\n\s*@)[^])+)/;

/** Returns the text of `@default` without backticks and line breaks. */
const parseDefaults = (description = '') =>
  DEFAULT_TAG.exec(description)?.[1]?.trim().replaceAll('`', '').replaceAll(/\s+/g, ' ');

/**
 * Moves the `@default` of a doc comment to the table's column of defaults. Without this, Storybook shows only the
 * defaults of destructured parameters there, and leaves `@default` in the description, even for an inherited prop whose
 * default is different.
 */
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
