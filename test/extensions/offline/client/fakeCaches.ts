const ORIGIN = 'https://atlas.example.com';

/** Caches in memory, as far as saving uses them. */
export interface FakeCaches {
  readonly storage: CacheStorage;
  /** Paths by the name of their cache. */
  readonly list: () => Record<string, string[]>;
}

/** @param onPut may throw as a browser without room does */
export function createFakeCaches(onPut: (path: string) => void = () => {}): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  const toPath = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, ORIGIN).pathname;
  const open = async (name: string) => {
    const content = all.get(name) ?? new Map<string, Response>();
    all.set(name, content);
    return {
      put: async (key: string, response: Response) => {
        onPut(toPath(key));
        content.set(toPath(key), response);
      },
      match: async (key: string) => content.get(toPath(key))?.clone(),
      keys: async () => [...content.keys()].map((path) => new Request(ORIGIN + path)),
      delete: async (key: string) => content.delete(toPath(key)),
    };
  };
  const storage = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  const list = () =>
    Object.fromEntries([...all].map(([name, content]) => [name, [...content.keys()].sort()]));
  return { storage, list };
}
