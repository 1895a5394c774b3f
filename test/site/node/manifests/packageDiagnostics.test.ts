import { describe, expect, it } from 'vitest';
import {
  findMissingPackages,
  findUnknownExports,
} from '../../../../src/site/node/manifests/packageDiagnostics';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import type { ProductPackage } from '../../../../src/site/shared/product';
import { createProduct } from '../../../createProduct';
import { createApi, createComponent } from '../../../api/node/pages/createApi';

const FILE = 'data/garden/packages.ts';

describe('packages that are not installed', () => {
  it.each<[fields: Partial<ProductPackage>, missing: readonly string[]]>([
    [{ name: 'react' }, []],
    [{ name: '@garden/rake' }, ['@garden/rake']],
    [{ name: 'react', taggedBy: '@garden/hoe' }, ['@garden/hoe']],
    [{ name: '@garden/rake', taggedBy: '@garden/rake' }, ['@garden/rake']],
  ])('of %j are %j', (fields, missing) => {
    const product = createProduct({ packages: [{ name: '', ...fields }] });
    expect(findMissingPackages(product).map(formatDiagnostic)).toEqual(
      missing.map((name) => `${FILE}:1: ${name} is not installed. Correct the name, or run npm install.`),
    );
  });
});

describe('exports that have no page', () => {
  const api = createApi(createComponent({ name: 'Rake' }), createComponent({ name: 'Hoe', section: 'farm' }));

  it.each<[fields: Partial<ProductPackage>, reason: string | null]>([
    [{ alsoListed: ['Rake'], insteadOf: { Rake: 'Use a fork.' } }, null],
    // What has no page by mistake cannot be told from what was removed.
    [{ leftOut: ['Spade'] }, null],
    [{ alsoListed: ['Rkae'] }, 'alsoListed has Rkae, which @garden/tools does not export.'],
    [{ alsoListed: ['Hoe'] }, 'alsoListed has Hoe, which @garden/tools does not export.'],
    [{ interfaces: ['Rake'] }, 'interfaces has Rake, which @garden/tools does not export as a type.'],
    [{ insteadOf: { Rkae: '' } }, 'insteadOf has Rkae, which is not in the API docs of @garden/tools.'],
  ])('of %j are found: %j', (fields, reason) => {
    const product = createProduct({ packages: [{ name: '@garden/tools', ...fields }] });
    expect(findUnknownExports(product, api).map(formatDiagnostic)).toEqual(
      reason === null ? [] : [`${FILE}:1: ${reason} Correct or remove it.`],
    );
  });
});
