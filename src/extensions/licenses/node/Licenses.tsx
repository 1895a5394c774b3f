import { NOTICES_PATH, SBOM_PATH } from '../../../site/shared/site';
import { elements } from '../../../content/node/elements/elements';
import { groupByText, type LicensedPackage, type LicenseNotice } from './groupByText';
import { readShippedPackages } from './shippedPackages';

/** The packages that the site ships, by license, each with the text of its license. */
export function Licenses() {
  const groups = groupByLicense(groupByText(readShippedPackages()));
  return (
    <>
      <elements.table>
        <thead>
          <tr>
            <th>License</th>
            <th>Packages</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ license, count }) => (
            <tr key={license}>
              <td>
                <a href={`#${toId(license)}`}>{license}</a>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </elements.table>
      <p>
        The same as <a href={NOTICES_PATH}>a text file</a>, and with checksums and dependencies as{' '}
        <a href={SBOM_PATH}>a software bill of materials</a> in CycloneDX format.
      </p>
      {groups.map(({ license, notices }) => (
        <div key={license} className="licenses">
          <elements.h3 id={toId(license)}>{license}</elements.h3>
          {notices.map((notice) => (
            <Notice key={notice.text} {...notice} />
          ))}
        </div>
      ))}
    </>
  );
}

interface LicenseGroup {
  readonly license: string;
  readonly count: number;
  readonly notices: readonly LicenseNotice[];
}

/**
 * The licenses with most packages first. A text of packages with several licenses is in each of their groups.
 */
function groupByLicense(notices: readonly LicenseNotice[]): LicenseGroup[] {
  const names = new Set(notices.flatMap(({ packages }) => packages.map(({ license }) => license)));
  const groups = [...names].map((license) => {
    const own = notices
      .map(({ text, packages }) => ({ text, packages: packages.filter((one) => one.license === license) }))
      .filter(({ packages }) => packages.length > 0);
    return { license, count: own.flatMap(({ packages }) => packages).length, notices: own };
  });
  return groups.sort((one, other) => other.count - one.count || (one.license < other.license ? -1 : 1));
}

function toId(license: string): string {
  return `license-${license
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

function Notice({ text, packages }: LicenseNotice) {
  return (
    <>
      <ul>
        {packages.map((one) => (
          <li key={`${one.name} ${one.version} ${one.within}`}>
            <PackageName {...one} />
          </li>
        ))}
      </ul>
      {text ? (
        <details>
          <summary>
            License of {packages[0]?.name}
            {packages.length > 1 && ` and ${packages.length - 1} more`}
          </summary>
          <pre>{text}</pre>
        </details>
      ) : (
        <p>{packages.length > 1 ? 'These packages include' : 'This package includes'} no license text.</p>
      )}
    </>
  );
}

function PackageName({ name, version, homePage, within }: LicensedPackage) {
  return (
    <>
      {homePage ? <a href={homePage}>{name}</a> : name} {version ?? `inside ${within}`}
    </>
  );
}
