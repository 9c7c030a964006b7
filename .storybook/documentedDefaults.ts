import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** What Storybook's docgen adds to a component. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/** The tag and its text, up to the end or the next tag. */
const DEFAULT_TAG = /\s*@default\s+((?:(?!\n\s*@)[^])+)/;

/** The text of a `@default` as plain text. */
const parseDefaults = (description = '') =>
  DEFAULT_TAG.exec(description)?.[1]?.trim().replaceAll('`', '').replaceAll(/\s+/g, ' ');

/**
 * Moves each `@default` of a comment to the column of defaults. Storybook alone shows only defaults of destructured
 * parameters there, and leaves `@default` in the description, also of an inherited prop with another default.
 */
export const documentedDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
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
// After the enhancer that creates the table's rows from the docgen.
documentedDefaults.secondPass = true;
