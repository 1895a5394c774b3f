import { loadLibraries, type Library } from './libraries';

/**
 * Creates the element that shows measured facts about a library.
 * @param file path of the page, for error messages
 */
export async function createFacts(file: string) {
  const libraries = await loadLibraries();
  return ({ product }: { product: string }) => {
    const library = libraries.find(({ entry }) => entry.id === product);
    if (library) return <Facts library={library} />;
    const ids = libraries.map(({ entry }) => entry.id).join(', ');
    throw new Error(`${file}: <Facts product="${product}"> names no library. Use one of ${ids}.`);
  };
}

/** A row of measured facts about a library. */
export function Facts({ library }: { library: Library }) {
  const { entry, version, license, componentCount, propCount, typical, size } = library;
  const facts = [
    ['Version', version],
    ['State', entry.state ? 'Beta' : /^0\./.test(version) ? 'Before 1.0' : 'Stable'],
    ['Components', componentCount],
    ['Props', propCount.toLocaleString('en')],
    [`${typical.name}, gzip`, size],
    ['License', license],
  ];
  return (
    <dl className="facts ui-block ui-columns">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="ui-muted">{name}</dt>
          <dd className="ui-numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
