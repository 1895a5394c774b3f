import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../../temporaryFolder';

const MODEL = `/** What grows. */
export interface Plant {
  readonly name: string;
  readonly color: Color;
  readonly beds: readonly string[];
  readonly neighbors?: Readonly<Record<string, string>>;
}

export type Color = 'green' | 'yellow';
export interface NavItem { readonly pathname: string }
export interface ProductPackage { readonly name: string }
`;

/** A manifest of one plant. */
const plant = (...lines: readonly string[]) =>
  ["import type { Plant } from '../src/model/plant';", 'export const plant: Plant = {', ...lines, '};'].join(
    '\n',
  );

const name = "name: 'Fern',";
const color = "color: 'green',";
const beds = "beds: ['shade'],";

const PLANT = 'The type is `Plant` in src/model/plant.ts:2.';

/** A module of `data`, what is wrong with it, and what is said of that. */
const CASES: readonly (readonly [file: string, fault: string, text: string, findings: readonly string[]])[] =
  [
    ['right.ts', 'nothing', plant(name, color, beds), []],
    [
      'misspelled.ts',
      'a misspelled field',
      plant(name, color, beds, 'neighbours: {},'),
      [
        "6: Object literal may only specify known properties, but 'neighbours' does not exist in type 'Plant'. " +
          `Did you mean to write 'neighbors'? ${PLANT}`,
      ],
    ],
    [
      'missing.ts',
      'a missing field',
      plant(name, beds),
      [
        `2: Property 'color' is missing in type '{ name: string; beds: string[]; }' but required in type 'Plant'. ${PLANT}`,
      ],
    ],
    [
      'wrong.ts',
      'a value of another type, and a second one',
      plant('name: 5,', color, "beds: 'shade',"),
      [
        `3: Type 'number' is not assignable to type 'string'. ${PLANT}`,
        `5: Type 'string' is not assignable to type 'readonly string[]'. ${PLANT}`,
      ],
    ],
    [
      'near.ts',
      'a value that is near another one',
      plant(name, "color: 'geen',", beds),
      [
        `4: Type '"geen"' is not assignable to type 'Color'. Did you mean '"green"'? ` +
          'The type is `Color` in src/model/plant.ts:9.',
      ],
    ],
    [
      'computed.ts',
      'a value inside one that is computed elsewhere',
      `const list = { moss: 5 };\n${plant(name, color, beds, 'neighbors: list,')}`,
      [
        "7: Property 'moss' is incompatible with index signature. " +
          `Type 'number' is not assignable to type 'string'. ${PLANT}`,
      ],
    ],
    [
      'long.ts',
      'a type that is too long to be read',
      plant(name, color, 'beds: [{ soil: 1, water: 2, light: 3, place: 4, depth: 5, width: 6 }],'),
      [
        "5: Type '{ soil: number; water: number; light: number; place: number;…' is not assignable to type 'string'. " +
          PLANT,
      ],
    ],
    [
      'unknown.ts',
      'a name that nothing has',
      plant(name, color, 'beds: shades,'),
      ["5: Cannot find name 'shades'. Correct it."],
    ],
    [
      'syntax.ts',
      'no TypeScript, of which the first place counts',
      plant(name, "color: 'green'", beds, 'beds: [,, {'),
      ["5: ',' expected. Correct it."],
    ],
    [
      'importer.ts',
      'an import of what is not there',
      "import { plants } from './right';\nimport { moss } from './moss';\nexport const all = [plants, moss];\n",
      [
        "1: '\"./right\"' has no exported member named 'plants'. Did you mean 'plant'? Correct it.",
        "2: Cannot find module './moss' or its corresponding type declarations. Correct it.",
      ],
    ],
    [
      'garden/menu.ts',
      'a declared list without its type',
      "export const menu = [{ pathnam: '/garden/rake' }];\n",
      [
        '1: The module exports no `menu` of the type `readonly NavItem[]`. ' +
          'Write export const menu: readonly NavItem[] = […];',
      ],
    ],
    [
      'garden/packages.ts',
      'its type',
      "import type { ProductPackage } from '../../src/model/plant';\nexport const packages: readonly ProductPackage[] = [];\n",
      [],
    ],
  ];

runInTemporaryFolder({
  'tsconfig.json': readFileSync('tsconfig.json', 'utf8'),
  'src/model/plant.ts': MODEL,
  ...Object.fromEntries(CASES.map(([file, , text]) => [`data/${file}`, text])),
});

let found: readonly string[] | undefined;

/** All findings, from one program. */
async function findAll(): Promise<readonly string[]> {
  const { findTypeDiagnostics } = await import('../../../../src/site/node/manifests/typeDiagnostics');
  const { formatDiagnostic } = await import('../../../../src/base/node/diagnostic');
  return findTypeDiagnostics(CASES.map(([file]) => `data/${file}`)).map(formatDiagnostic);
}

describe('the types of manifests', () => {
  it.each(CASES)('in %s find %s', async (file, _, __, findings) => {
    found ??= await findAll();
    const start = `data/${file}:`;
    const own = found.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length));
    expect(own).toEqual(findings);
  });
});
