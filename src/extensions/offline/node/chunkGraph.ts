/** The scripts and styles that Next has written below `/_next/`, and which of them loads which. */
export interface ChunkGraph {
  /** Whether some chunk lists the demos of a page, given its path below `data` without extension. */
  readonly hasDemos: (module: string) => boolean;
  /**
   * The given chunks, and all that they load, at once or later. Of the modules in `data`, only the demos of
   * the given pages are followed: not those of other pages, and not the packages that edited demos may
   * import.
   * @param starts names such as `static/chunks/1he5qs5ym2eck.js`
   * @param modules paths below `data` without extension
   */
  readonly reach: (starts: Iterable<string>, modules: ReadonlySet<string>) => Set<string>;
}

/** References of a chunk to others. */
interface Chunk {
  /** Ids of modules that it loads later. */
  readonly imports: readonly string[];
  /** Ids of the modules of pages, by their paths. */
  readonly pages: readonly (readonly [module: string, id: string])[];
  /** Chunks that it names: those of workers, and those that are loaded with it. */
  readonly mentions: readonly string[];
}

/**
 * A module that loads another one with its chunks:
 * `436929,s=>{s.v(t=>Promise.all(["static/chunks/…"].map(…`.
 */
const LOADER = /(\d+),(\w+)=>\{\2\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;

/**
 * An entry of the maps behind `demo/client/importPage.ts`: a page's demos, or the packages that edited demos
 * may import. The languages behind a map like that are for all pages.
 */
const DATA_ENTRY = /"(?:\.\.\/)*data\/(?!languages\/)([^"]+)":\{id:\(\)=>\d+,module:\(\)=>\w+\.A\((\d+)\)\}/g;

const IMPORT = /\.A\((\d+)\)/g;
const NAME = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;

/**
 * Reads the graph from the chunks as Turbopack writes them.
 * @param chunks texts of the scripts by name
 */
export function readChunkGraph(chunks: ReadonlyMap<string, string>): ChunkGraph {
  const loaders = new Map<string, readonly string[]>();
  const parsed = new Map([...chunks].map(([name, text]) => [name, readChunk(text, loaders)]));
  const modulesWithDemos = new Set(
    [...parsed.values()].flatMap(({ pages }) => pages.map(([module]) => module)),
  );
  return {
    hasDemos: (module) => modulesWithDemos.has(module),
    reach(starts, modules) {
      const reached = new Set<string>();
      const follow = (name: string) => {
        if (reached.has(name)) return;
        reached.add(name);
        const { imports = [], pages = [], mentions = [] } = parsed.get(name) ?? {};
        const own = pages.flatMap(([module, id]) => (modules.has(module) ? [id] : []));
        for (const id of [...imports, ...own]) loaders.get(id)?.forEach(follow);
        mentions.forEach(follow);
      };
      for (const start of starts) follow(start);
      return reached;
    },
  };
}

/** Reads a chunk; adds its loaders to those of all chunks, as module ids are global. */
function readChunk(text: string, loaders: Map<string, readonly string[]>): Chunk {
  for (const [, id = '', , list = ''] of text.matchAll(LOADER)) loaders.set(id, list.match(NAME) ?? []);
  return {
    imports: Array.from(text.replace(DATA_ENTRY, '').matchAll(IMPORT), ([, id = '']) => id),
    pages: Array.from(
      text.matchAll(DATA_ENTRY),
      ([, file = '', id = '']) => [file.replace(/\.mdx$/, ''), id] as const,
    ),
    mentions: text.replace(LOADER, '').match(NAME) ?? [],
  };
}

/**
 * The chunks that, according to its manifest, Next loads on a client-side navigation to the routes below a
 * path; documents do not name them.
 */
export function listRouteChunks(manifest: string, root: string): string[] {
  const routes = new RegExp(`"${root}(?:/[^"]*)?":\\s*(?:\\{"otherChunks":)?\\[([^\\]]*)\\]`, 'g');
  return Array.from(manifest.matchAll(routes), ([, list = '']) => list.match(NAME) ?? []).flat();
}
