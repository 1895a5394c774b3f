import { readCode, readOrCreate } from '../../../base/node/cache';
import { readInstalledVersion } from '../../../base/node/manifest';
import { sortDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import { listManifests } from './listManifests';

/** What else the result depends on: the types and all that they consist of, and the compiler's options. */
const CODE = ['src', 'tsconfig.json', 'package-lock.json'];

/**
 * Checks all manifests against their types; sorted by file and line. Imports none of them: importing stops at
 * the first error, without the manifest's line. Takes one second, or a tenth of a second with the cache.
 */
export function findManifestDiagnostics(): Promise<readonly Diagnostic[]> {
  const files = listManifests();
  return readOrCreate({
    folder: 'manifests',
    input: [readInstalledVersion('typescript'), ...files, readCode([...files, ...CODE])].join('\n'),
    keepsOnlyLatest: true,
    async create() {
      // The compiler is loaded only when there is something to check.
      const [{ findTypeDiagnostics }, { findJsonDiagnostics }] = await Promise.all([
        import('./typeDiagnostics'),
        import('./jsonDiagnostics'),
      ]);
      const isModule = (file: string) => file.endsWith('.ts');
      return JSON.stringify(
        sortDiagnostics([
          ...findTypeDiagnostics(files.filter(isModule)),
          ...findJsonDiagnostics(files.filter((file) => !isModule(file))),
        ]),
      );
    },
    parse: (text) => JSON.parse(text) as readonly Diagnostic[],
  });
}
