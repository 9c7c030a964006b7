import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** What Storybook's docgen leaves on a component. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/** The tag and its words, up to the end or the next tag. */
const DEFAULT = /\s*@default\s+((?:(?!\n\s*@)[^])+)/;

/** The words of a `@default`, as the column shows them: plain text. */
const toldBy = (description = '') =>
  DEFAULT.exec(description)?.[1]?.trim().replaceAll('`', '').replaceAll(/\s+/g, ' ');

/**
 * Shows in its column of a component's table the default that each `@default` tells, and there alone. Of
 * itself Storybook shows only those that the component's own parameters are taken apart with, and leaves a
 * tag that stands on the line of a description in it: of an inherited prop, beside another default.
 */
export const documentedDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = toldBy(props[name]?.description);
      if (!summary) return [name, argType];
      const defaultValue = argType.table?.defaultValue ?? { summary };
      const description = argType.description?.replace(DEFAULT, '');
      return [name, { ...argType, description, table: { ...argType.table, defaultValue } }];
    }),
  );
};
// After the enhancer that makes the table's rows out of the docgen.
documentedDefaults.secondPass = true;
