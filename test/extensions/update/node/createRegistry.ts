import type { Registry } from '../../../../src/extensions/update/node/registry';

type Ranges = Readonly<Record<string, string>>;

/** Published versions, by package, with what they depend on; names that end with `?` are peers. */
export type Published = Readonly<Record<string, Readonly<Record<string, Ranges>>>>;

/** A registry that answers from a table. */
export function createRegistry(published: Published): Registry {
  return {
    listVersions: (name) => Promise.resolve(Object.keys(published[name] ?? {})),
    readManifest({ name, version }) {
      const needs = published[name]?.[version];
      if (!needs) return Promise.reject(new Error(`${name}@${version} is not published.`));
      const entries = Object.entries(needs);
      const peers = entries.filter(([need]) => need.endsWith('?'));
      return Promise.resolve({
        dependencies: Object.fromEntries(entries.filter(([need]) => !need.endsWith('?'))),
        peerDependencies: Object.fromEntries(peers.map(([need, range]) => [need.slice(0, -1), range])),
      });
    },
  };
}
