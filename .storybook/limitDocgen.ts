import type { Plugin, PluginOption } from 'vite';

/** Components are in `.tsx` files; stories have no props tables. */
const documentedFiles = { include: /\.tsx$/, exclude: /node_modules|\.stories\.tsx$/ };

/** By default Storybook parses each story and its imports, which takes more than half of the build time. */
export const limitDocgen = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) => {
    if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') {
      return plugin;
    }
    const { transform } = plugin as Plugin;
    if (typeof transform !== 'function') return plugin;
    return { ...plugin, transform: { filter: { id: documentedFiles }, handler: transform } };
  });
