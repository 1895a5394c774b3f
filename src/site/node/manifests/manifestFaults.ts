import { readCode, readOrMake } from '../../../base/node/cache';
import { readInstalledVersion } from '../../../base/node/manifest';
import { sortFindings, type Finding } from '../../../base/node/finding';
import { listManifests } from './listManifests';

/** What else the result depends on: the types, with all that they are made of, and how the compiler reads them. */
const CODE = ['src', 'tsconfig.json', 'package-lock.json'];

/**
 * Finds what is wrong with the form of all manifests, sorted by file and line. Imports none of them: a program that does
 * ends at the first fault, and not at its line. Takes a second, and a tenth of a second from the cache.
 */
export function findManifestFaults(): Promise<readonly Finding[]> {
  const files = listManifests();
  return readOrMake({
    folder: 'manifests',
    input: [readInstalledVersion('typescript'), ...files, readCode([...files, ...CODE])].join('\n'),
    keepsOnlyLatest: true,
    async make() {
      // The compiler is loaded only when there is something to check.
      const [{ findTypeFaults }, { findJsonFaults }] = await Promise.all([
        import('./typeFaults'),
        import('./jsonFaults'),
      ]);
      const isModule = (file: string) => file.endsWith('.ts');
      return JSON.stringify(
        sortFindings([
          ...findTypeFaults(files.filter(isModule)),
          ...findJsonFaults(files.filter((file) => !isModule(file))),
        ]),
      );
    },
    parse: (text) => JSON.parse(text) as readonly Finding[],
  });
}
