/** The part of the bundler's module graph that is asked here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What is on the way to the first paint of home, each a chunk by itself: the entry, the page, its messages. */
const ENTRIES = /\/(src\/main\.tsx|src\/pages\/HomePage\.tsx|messages\/[a-z]{2}\/first\.ts)$/;

/** Its texts stay apart: only one language is loaded. */
const ENTRY_OF_A_LANGUAGE = /\/messages\/[a-z]{2}\/first\.ts$/;

/** What they take out of barrels. */
const PARTS =
  /\/packages\/(api\/src\/(client\/\w+|queries\/(queries|createQueryClient))|ui\/src\/flows\/shared\/accounts)\.ts$/;

/** Barrels of which a module takes one part: what they name is not what is used. */
const BARRELS =
  /\/(react-aria-components\/dist\/exports\/index|lucide-react\/dist\/esm\/lucide-react|packages\/ui\/src\/(flows\/shared|hooks|format)\/index|packages\/api\/src\/index)\.(m?js|ts)$/;

/**
 * Puts all that the first paint needs into one chunk: some forty small ones compress to 8 KB more.
 * The page and the messages themselves stay apart, as chunks that are asked for by name.
 */
export function firstPaintChunk() {
  const starts = new Set<string>();
  let reached: Set<string> | null = null;

  const reach = (graph: ModuleGraph) => {
    const found = new Set(starts);
    for (const id of found) {
      if (BARRELS.test(id) || ENTRY_OF_A_LANGUAGE.test(id)) continue;
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    }
    return found;
  };

  return {
    /** Notes the modules that the first paint starts from. */
    plugin: {
      name: 'first-paint-chunk',
      moduleParsed: ({ id }: { id: string }) => {
        if (ENTRIES.test(id) || PARTS.test(id)) starts.add(id);
      },
    },
    /** The chunk of a module, for the bundler's `codeSplitting`; null leaves it to the bundler. */
    nameOf: (id: string, graph: ModuleGraph) => {
      reached ??= reach(graph);
      return reached.has(id) && !ENTRIES.test(id) ? 'core' : null;
    },
  };
}
