import type { PluginOption } from 'vite';

/** Components are in `.tsx` files, and stories have no tables of props. */
const documented = { include: /\.tsx$/, exclude: /node_modules|\.stories\.tsx$/ };

/**
 * Has Storybook's docgen read the files that tables of props come from, and no others. Of itself it reads
 * every file, and for each export of a story all that the story imports: more than half of a build.
 */
export const documentedOnly = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) => {
    if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') {
      return plugin;
    }
    const { transform } = plugin;
    if (typeof transform !== 'function') return plugin;
    return { ...plugin, transform: { filter: { id: documented }, handler: transform } };
  });
