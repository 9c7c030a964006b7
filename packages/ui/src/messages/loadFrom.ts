/**
 * Loads some or all namespaces of a catalogue whose namespaces load separately. Namespaces without a loader are left
 * out.
 */
export async function loadFrom<Catalogue extends object>(
  loaders: { readonly [N in keyof Catalogue]?: () => Promise<Pick<Catalogue, N>> },
  namespaces: readonly (keyof Catalogue)[] = Object.keys(loaders) as (keyof Catalogue)[],
): Promise<Catalogue> {
  const loaded = await Promise.all(namespaces.map((name) => loaders[name]?.()));
  return Object.assign({}, ...loaded) as Catalogue;
}
