import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import { findLibraryDiagnostics } from '../../../../src/site/node/manifests/libraryDiagnostics';
import type { LibraryFacts } from '../../../../src/site/shared/library';

const facts: LibraryFacts = {
  choose: 'Gardens.',
  avoid: 'Balconies.',
  styling: 'None',
  accessibility: 'Paths without steps',
  install: 'react react-dom',
  typical: { package: 'react', name: 'useState' },
  shared: null,
  app: [{ package: 'react-dom/client', name: 'createRoot' }],
};

const garden = { id: 'garden', packages: [{ name: 'react' }] };

const find = (libraries: Readonly<Record<string, LibraryFacts>>, products = [garden]) =>
  findLibraryDiagnostics(libraries, products).map(formatDiagnostic);

describe('the facts of libraries', () => {
  it('may be those of products, with packages that are installed', () => {
    expect(find({ garden: facts })).toEqual([]);
  });

  it.each<[fault: string, faults: readonly string[], finding: string]>([
    [
      'a product that does not exist',
      find({ garden: facts, gardn: facts }),
      'data/libraries.ts:1: There is no product "gardn". The products are garden: correct or remove the entry.',
    ],
    ['no facts', find({}), 'data/libraries.ts:1: There are no facts about "garden". Add them.'],
    [
      'no package',
      find({ garden: facts }, [{ ...garden, packages: [] }]),
      'data/garden/packages.ts:1: A library has at least one package. Add it.',
    ],
    [
      'the installation of what is not there',
      find({ garden: { ...facts, install: 'react raect' } }),
      'data/libraries.ts:1: raect is not installed. Correct the name, or run npm install.',
    ],
    [
      'an app with what is not there',
      find({ garden: { ...facts, app: [{ package: '@garden/tools/Rake', name: 'Rake' }] } }),
      'data/libraries.ts:1: @garden/tools/Rake is not installed. Correct the name, or run npm install.',
    ],
  ])('have %s', (_, faults, finding) => {
    expect(faults).toEqual([finding]);
  });
});
