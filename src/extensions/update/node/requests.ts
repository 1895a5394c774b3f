import { valid } from 'semver';

/** A package at a version. */
export interface PackageVersion {
  readonly name: string;
  readonly version: string;
}

/**
 * Parses the packages to try: `@mui/material@6.1.6`.
 * @param installed versions of the packages in `package.json`, by name
 * @throws Error for another format, a package that the site does not have, a duplicate, and an empty list
 */
export function parseRequests(
  texts: readonly string[],
  installed: ReadonlyMap<string, string>,
): readonly PackageVersion[] {
  const example = 'npm run update:check -- @mui/material@6.1.6';
  if (texts.length === 0) throw new Error(`Name the versions to try, "${example}", or pass --latest.`);
  const requests = texts.map((text) => {
    const [, name = '', version = ''] = /^(@?[^@]+)@([^@]+)$/.exec(text) ?? [];
    if (!valid(version))
      throw new Error(`"${text}" names no package and version. Write it as in "${example}".`);
    if (!installed.has(name)) throw new Error(`package.json does not have ${name}. Add it there first.`);
    return { name, version };
  });
  const duplicate = requests.find(
    ({ name }, index) => requests.findIndex((one) => one.name === name) < index,
  );
  if (duplicate) throw new Error(`${duplicate.name} is named twice. Leave one out.`);
  return requests;
}
