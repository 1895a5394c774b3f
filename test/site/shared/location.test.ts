import { describe, expect, it } from 'vitest';
import { otherProducts } from '../../../data/otherProducts';
import { products } from '../../../data/products';
import { findProductIds, isAssetPath, parsePath, withTrailingSlash } from '../../../src/site/shared/location';

type Row = [
  input: string,
  language: string,
  path: string,
  serverPath: string,
  canonicalPathname: string,
  productId: string | null,
  categoryId: string | null,
];

/** Every example of behaviour-shell.md 1.3; a comment names the decision that corrects a row. */
// prettier-ignore
const EXAMPLES: Row[] = [
  ['/', 'en', '/', '/', '/', null, null],
  ['/#foo', 'en', '/#foo', '/', '/', null, null],
  ['/?q=1', 'en', '/?q=1', '/?q=1', '/', null, null],
  ['/material-ui/', 'en', '/material-ui/', '/material-ui/', '/material-ui', 'material-ui', 'core'],
  ['/material-ui', 'en', '/material-ui', '/material-ui', '/material-ui', 'material-ui', 'core'],
  ['/material-ui/react-button/', 'en', '/material-ui/react-button/', '/material-ui/react-button/', '/material-ui/react-button', 'material-ui', 'core'],
  ['/material-ui/react-button', 'en', '/material-ui/react-button', '/material-ui/react-button', '/material-ui/react-button', 'material-ui', 'core'],
  ['/material-ui/react-button/#anchor', 'en', '/material-ui/react-button/#anchor', '/material-ui/react-button/', '/material-ui/react-button', 'material-ui', 'core'],
  ['/material-ui/react-button#anchor', 'en', '/material-ui/react-button#anchor', '/material-ui/react-button', '/material-ui/react-button', 'material-ui', 'core'],
  ['/material-ui/react-button/?a=b', 'en', '/material-ui/react-button/?a=b', '/material-ui/react-button/?a=b', '/material-ui/react-button', 'material-ui', 'core'],
  ['//material-ui/react-button/', 'en', '//material-ui/react-button/', '//material-ui/react-button/', '//material-ui/react-button', 'material-ui', 'core'],
  ['/material-uiX/foo/', 'en', '/material-uiX/foo/', '/material-uiX/foo/', '/material-uiX/foo', null, null],
  ['/Material-UI/react-button/', 'en', '/Material-UI/react-button/', '/Material-UI/react-button/', '/Material-UI/react-button', null, null],
  ['/material-ui/api/button/', 'en', '/material-ui/api/button/', '/material-ui/api/button/', '/material-ui/api/button', 'material-ui', 'core'],
  ['/zh/material-ui/react-button/', 'zh', '/material-ui/react-button/', '/material-ui/react-button/', '/material-ui/react-button', 'material-ui', 'core'],
  ['/zh/material-ui/react-button/#x', 'zh', '/material-ui/react-button/#x', '/material-ui/react-button/', '/material-ui/react-button', 'material-ui', 'core'],
  ['/zh/', 'zh', '/', '/', '/', null, null],
  ['/zh', 'zh', '/', '/', '/', null, null],
  ['/zhfoo/', 'en', '/zhfoo/', '/zhfoo/', '/zhfoo', null, null],
  ['/en/material-ui/', 'en', '/material-ui/', '/material-ui/', '/material-ui', 'material-ui', 'core'],
  ['/pt/material-ui/react-button/', 'en', '/pt/material-ui/react-button/', '/pt/material-ui/react-button/', '/pt/material-ui/react-button', null, null],
  ['/fr/material-ui/', 'en', '/fr/material-ui/', '/fr/material-ui/', '/fr/material-ui', null, null],
  ['/joy-ui/react-button/', 'en', '/joy-ui/react-button/', '/joy-ui/react-button/', '/joy-ui/react-button', 'joy-ui', 'core'],
  ['/base-ui/react-button/components-api/', 'en', '/base-ui/react-button/components-api/', '/base-ui/react-button/components-api/', '/base-ui/react-button/components-api', 'base-ui', 'core'],
  ['/base-ui/react-button/hooks-api/#use-button', 'en', '/base-ui/react-button/hooks-api/#use-button', '/base-ui/react-button/hooks-api/', '/base-ui/react-button/hooks-api', 'base-ui', 'core'],
  ['/system/', 'en', '/system/', '/system/', '/system', 'system', 'core'],
  ['/system', 'en', '/system', '/system', '/system', 'system', 'core'],
  ['/system/styles/basics/', 'en', '/system/styles/basics/', '/system/styles/basics/', '/system/styles/basics', 'system', 'core'],
  ['/x/', 'en', '/x/', '/x/', '/x', null, 'x'],
  ['/x', 'en', '/x', '/x', '/x', null, 'x'],
  ['/x/introduction/', 'en', '/x/introduction/', '/x/introduction/', '/x/introduction', null, 'x'],
  ['/x/react-data-grid/', 'en', '/x/react-data-grid/', '/x/react-data-grid/', '/x/react-data-grid', 'x-data-grid', 'x'],
  ['/x/react-data-grid', 'en', '/x/react-data-grid', '/x/react-data-grid', '/x/react-data-grid', 'x-data-grid', 'x'],
  ['/x/react-data-grid/components', 'en', '/x/react-data-grid/components', '/x/react-data-grid/components', '/x/react-data-grid/components', 'x-data-grid', 'x'],
  ['/x/react-data-grid#x', 'en', '/x/react-data-grid#x', '/x/react-data-grid', '/x/react-data-grid', 'x-data-grid', 'x'],
  ['/x/react-data-grid?q=1', 'en', '/x/react-data-grid?q=1', '/x/react-data-grid?q=1', '/x/react-data-grid', 'x-data-grid', 'x'],
  ['/x/react-date-pickers/components', 'en', '/x/react-date-pickers/components', '/x/react-date-pickers/components', '/x/react-date-pickers/components', 'x-date-pickers', 'x'],
  ['/x/react-charts/bars/', 'en', '/x/react-charts/bars/', '/x/react-charts/bars/', '/x/react-charts/bars', 'x-charts', 'x'],
  ['/x/react-tree-view/', 'en', '/x/react-tree-view/', '/x/react-tree-view/', '/x/react-tree-view', 'x-tree-view', 'x'],
  ['/x/api/data-grid/', 'en', '/x/api/data-grid/', '/x/api/data-grid/', '/x/api/data-grid', null, 'x'],
  ['/x/migration/migration-data-grid-v5/', 'en', '/x/migration/migration-data-grid-v5/', '/x/migration/migration-data-grid-v5/', '/x/migration/migration-data-grid-v5', null, 'x'],
  ['/zh/x/react-data-grid/', 'zh', '/x/react-data-grid/', '/x/react-data-grid/', '/x/react-data-grid', 'x-data-grid', 'x'],
  ['/toolpad/', 'en', '/toolpad/', '/toolpad/', '/toolpad', 'toolpad-core', 'toolpad'],
  ['/toolpad', 'en', '/toolpad', '/toolpad', '/toolpad', 'toolpad-core', 'toolpad'],
  ['/toolpad/studio/', 'en', '/toolpad/studio/', '/toolpad/studio/', '/toolpad/studio', 'toolpad-studio', 'toolpad'],
  ['/toolpad/studio', 'en', '/toolpad/studio', '/toolpad/studio', '/toolpad/studio', 'toolpad-studio', 'toolpad'],
  ['/toolpad/studio/getting-started/first-app/', 'en', '/toolpad/studio/getting-started/first-app/', '/toolpad/studio/getting-started/first-app/', '/toolpad/studio/getting-started/first-app', 'toolpad-studio', 'toolpad'],
  ['/toolpad/core/introduction/', 'en', '/toolpad/core/introduction/', '/toolpad/core/introduction/', '/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
  ['/toolpad/getting-started/', 'en', '/toolpad/getting-started/', '/toolpad/getting-started/', '/toolpad/getting-started', 'toolpad-core', 'toolpad'],
  ['/versions/', 'en', '/versions/', '/versions/', '/versions', 'docs', null],
  ['/versions', 'en', '/versions', '/versions', '/versions', 'docs', null],
  ['/versions/#released', 'en', '/versions/#released', '/versions/', '/versions', 'docs', null],
  ['/zh/versions/', 'zh', '/versions/', '/versions/', '/versions', 'docs', null],
  ['/production-error/', 'en', '/production-error/', '/production-error/', '/production-error', 'docs', null],
  ['/production-error/?code=1', 'en', '/production-error/?code=1', '/production-error/?code=1', '/production-error', 'docs', null],
  ['/production-error?code=1', 'en', '/production-error?code=1', '/production-error?code=1', '/production-error', 'docs', null],
  ['/experiments/docs/', 'en', '/experiments/docs/', '/experiments/docs/', '/experiments/docs', 'docs-infra', null],
  ['/experiments/docs', 'en', '/experiments/docs', '/experiments/docs', '/experiments/docs', 'docs-infra', null],
  ['/experiments/docs/markdown/', 'en', '/experiments/docs/markdown/', '/experiments/docs/markdown/', '/experiments/docs/markdown', 'docs-infra', null],
  ['/zh/experiments/docs/markdown/', 'zh', '/experiments/docs/markdown/', '/experiments/docs/markdown/', '/experiments/docs/markdown', 'docs-infra', null],
  ['/experiments/base/tabs/', 'en', '/experiments/base/tabs/', '/experiments/base/tabs/', '/experiments/base/tabs', null, null],
  ['/docs/foo/', 'en', '/docs/foo/', '/docs/foo/', '/docs/foo', 'docs', null],
  ['/blog/', 'en', '/blog/', '/blog/', '/blog', null, null],
  ['/blog/material-ui-v6-is-out/', 'en', '/blog/material-ui-v6-is-out/', '/blog/material-ui-v6-is-out/', '/blog/material-ui-v6-is-out', null, null],
  ['/api/button/', 'en', '/api/button/', '/api/button/', '/api-docs/button', null, null],
  ['/api/button', 'en', '/api/button', '/api/button', '/api-docs/button', null, null],
  ['/zh/api/button/', 'zh', '/api/button/', '/api/button/', '/api-docs/button', null, null],
  ['/api/', 'en', '/api/', '/api/', '/api-docs', null, null],
  ['/apidocs/', 'en', '/apidocs/', '/apidocs/', '/apidocs', null, null],
  ['/api-docs/button/', 'en', '/api-docs/button/', '/api-docs/button/', '/api-docs/button', null, null],
  ['/material-ui//', 'en', '/material-ui//', '/material-ui//', '/material-ui', 'material-ui', 'core'],
  ['#main-content', 'en', '#main-content', '', '/', null, null], // not in the decisions: no path at all
  ['/core/', 'en', '/core/', '/core/', '/core', null, null],
];

/** What decisions 1 and 2 say beyond the examples. */
// prettier-ignore
const DECIDED: Row[] = [
  ['/versions/?a=b#c', 'en', '/versions/?a=b#c', '/versions/?a=b', '/versions', 'docs', null],
  ['/production-error', 'en', '/production-error', '/production-error', '/production-error', 'docs', null],
  ['/docs', 'en', '/docs', '/docs', '/docs', 'docs', null],
  ['/zh?a=b#c', 'zh', '/?a=b#c', '/?a=b', '/', null, null],
  ['/zh#c', 'zh', '/#c', '/', '/', null, null],
  ['/en', 'en', '/', '/', '/', null, null],
  ['/en/versions?a=b', 'en', '/versions?a=b', '/versions?a=b', '/versions', 'docs', null],
  ['/enough/', 'en', '/enough/', '/enough/', '/enough', null, null],
  ['/pt', 'en', '/pt', '/pt', '/pt', null, null],
  ['/zh/en/versions/', 'zh', '/en/versions/', '/en/versions/', '/en/versions', null, null],
  ['/api', 'en', '/api', '/api', '/api-docs', null, null],
  ['/api?q=1', 'en', '/api?q=1', '/api?q=1', '/api-docs', null, null],
  ['/x/react-', 'en', '/x/react-', '/x/react-', '/x/react-', null, 'x'],
  ['/x/react-charts/?a=/b/#c', 'en', '/x/react-charts/?a=/b/#c', '/x/react-charts/?a=/b/', '/x/react-charts', 'x-charts', 'x'],
  ['/toolpad/studios/', 'en', '/toolpad/studios/', '/toolpad/studios/', '/toolpad/studios', 'toolpad-core', 'toolpad'],
  ['/toolpad/studio?a=b', 'en', '/toolpad/studio?a=b', '/toolpad/studio?a=b', '/toolpad/studio', 'toolpad-studio', 'toolpad'],
  ['/experiments/docsearch/', 'en', '/experiments/docsearch/', '/experiments/docsearch/', '/experiments/docsearch', null, null],
  ['/#/material-ui/', 'en', '/#/material-ui/', '/', '/', null, null],
  ['', 'en', '', '', '/', null, null],
];

describe.each([...EXAMPLES, ...DECIDED])(
  '%s',
  (input, language, path, serverPath, canonicalPathname, productId, categoryId) => {
    it('gives language, path, server path and canonical pathname', () => {
      expect(parsePath(input)).toEqual({ language, path, serverPath, canonicalPathname });
    });

    it(`belongs to product ${productId} and category ${categoryId}`, () => {
      expect(findProductIds(input, [...products, ...otherProducts])).toEqual({ productId, categoryId });
    });
  },
);

describe('withTrailingSlash', () => {
  it.each([
    ['/', '/'],
    ['/versions', '/versions/'],
    ['/versions/', '/versions/'],
    ['/versions?a=b', '/versions/?a=b'],
    ['/versions#c', '/versions/#c'],
    ['/versions/?a=b#c', '/versions/?a=b#c'],
    ['/versions?next=/a#/b', '/versions/?next=/a#/b'],
    ['#main-content', '#main-content'],
    ['?a=b', '?a=b'],
  ])('turns %s into %s', (path, expected) => {
    expect(withTrailingSlash(path)).toBe(expected);
  });
});

describe('isAssetPath', () => {
  it.each([
    ['/static/leaves.svg', true],
    ['/llms.txt', true],
    ['/static/font.woff2', true],
    ['/material-ui/migration/migration-v0.x', false],
    ['/material-ui/migration/v6.0', false],
    ['/v1.js/', false],
    ['/versions', false],
    ['/', false],
  ])('of %s is %s', (pathname, expected) => {
    expect(isAssetPath(pathname)).toBe(expected);
  });
});

it('never makes the address of another host out of a language prefix', () => {
  expect(parsePath('/zh//evil.example/').path).toBe('/evil.example/');
});
