import referenceAnchors from '../../../data/referenceAnchors.json';
import referenceDemos from '../../../data/referenceDemos.json';
import { createCodeProgram } from '../../api/node/packages/codeProgram';
import { sortDiagnostics, type Diagnostic } from '../../base/node/diagnostic';
import { listApiPackages } from '../../site/node/products';
import { listDemoPages } from './facts/demoPages';
import { createPackageFacts } from './facts/packageFacts';
import { readPageCode } from './facts/pageCode';
import type { RuleContext, RuleDiagnostic } from './facts/rule';
import type { PlacedPage, SiteContent } from './facts/siteContent';
import { listContentFiles } from './reader/contentFiles';
import type { Rules } from './rules';

/** Checks pages, and the site that they belong to, against rules; sorted by file and line. */
export function checkContent(
  site: SiteContent,
  pages: readonly PlacedPage[],
  rules: Rules,
): RuleDiagnostic[] {
  const createContext = prepareContexts(site, pages);
  const name = (rule: string, diagnostics: readonly Diagnostic[]) =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, rule }));
  return sortDiagnostics([
    ...rules.site.flatMap((rule) => name(rule.name, rule.check(site))),
    ...pages.flatMap((place) => {
      const context = createContext(place);
      return rules.pages.flatMap((rule) => name(rule.name, rule.check(place.page, context)));
    }),
  ]);
}

/** Prepares what rules ask for. What takes long is read when the first rule asks, once for all pages. */
function prepareContexts(
  site: SiteContent,
  pages: readonly PlacedPage[],
): (place: PlacedPage) => RuleContext {
  const getDemoPages = once(() => listDemoPages(listContentFiles(site.products)));
  const getCodes = once(() => new Map(pages.map(({ page }) => [page.file, readPageCode(page, site.api)])));
  const packages = site.products.flatMap(listApiPackages);
  const getCompiled = once(() => {
    const codes = [...getCodes().values()];
    const files = new Map(codes.flatMap(({ fences }) => fences.map(({ file, text }) => [file, text])));
    const fragments = codes.flatMap(({ fences, demos }) => [...fences, ...demos]).map((it) => it.fragment);
    const modules = fragments.flatMap((it) => [...it.modules, ...it.augmentations]);
    return createCodeProgram(files, [
      JSX_TYPES,
      ...packages.map(({ name }) => name),
      ...modules.map(({ specifier }) => specifier),
    ]);
  });
  const getFacts = once(() => createPackageFacts(site.api, getCompiled(), packages));
  return ({ page, product, pathname }) => ({
    product,
    pathname,
    site,
    referenceDemos,
    referenceAnchors,
    get demoPages() {
      return getDemoPages();
    },
    get code() {
      return getCodes().get(page.file) ?? readPageCode(page, site.api);
    },
    get compiled() {
      return getCompiled();
    },
    get facts() {
      return getFacts();
    },
  });
}

/** The module that declares the HTML elements and their attributes. */
const JSX_TYPES = 'react/jsx-runtime';

function once<T>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}
