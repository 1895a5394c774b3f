import type { Library } from './libraries';

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
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
