import type { ShippedPackage } from './shippedPackages';

/** A license text, with the packages that share it. */
export interface LicenseNotice {
  /** Empty when the packages do not include it. */
  readonly text: string;
  readonly packages: readonly LicensedPackage[];
}

/** A package as listed in the notices. */
export interface LicensedPackage {
  readonly name: string;
  /** `null` for an embedded package, whose version is unknown. */
  readonly version: string | null;
  readonly license: string;
  readonly homePage: string | null;
  /** The package that it is embedded in. */
  readonly within: string | null;
}

/**
 * The license notices of the shipped packages, each text once: texts that differ only in whitespace are the
 * same. A package that is installed in several folders is listed once.
 */
export function groupByText(packages: readonly ShippedPackage[]): LicenseNotice[] {
  const notices = new Map<string, { text: string; packages: Map<string, LicensedPackage> }>();
  const add = (text: string, one: LicensedPackage) => {
    const key = text.replace(/\s+/g, ' ');
    const notice = notices.get(key) ?? { text, packages: new Map<string, LicensedPackage>() };
    notice.packages.set(`${one.name} ${one.version} ${one.within}`, one);
    notices.set(key, notice);
  };
  for (const { name, version, license, homePage, text, embedded } of packages) {
    add(text, { name, version, license, homePage, within: null });
    for (const inner of embedded)
      add(inner.text, {
        name: inner.name,
        version: null,
        license: inner.license,
        homePage: null,
        within: name,
      });
  }
  return [...notices.values()].map((one) => ({ text: one.text, packages: [...one.packages.values()] }));
}
