import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** What Storybook's docgen leaves on a component. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/**
 * Shows in a component's table the default that each `@default` tells. Of itself Storybook shows only
 * those that the component's own parameters are taken apart with, and drops the tag.
 */
export const documentedDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, summary] = /@default (.+)/.exec(props[name]?.description ?? '') ?? [];
      if (!summary || argType.table?.defaultValue) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};
// After the enhancer that makes the table's rows out of the docgen.
documentedDefaults.secondPass = true;
