import { createCodeProgram } from '../../../../src/api/node/packages/codeProgram';
import type { DemoPages } from '../../../../src/content/node/facts/demoPages';
import type { ComponentFacts, Facts } from '../../../../src/content/node/facts/facts';
import { readPageCode } from '../../../../src/content/node/facts/pageCode';
import type { PageRule } from '../../../../src/content/node/facts/rule';
import type { SiteContent } from '../../../../src/content/node/facts/siteContent';
import type { PageSource } from '../../../../src/content/node/reader/readPage';
import type { ProductManifest } from '../../../../src/site/shared/product';
import { createApi } from '../../../api/node/pages/createApi';
import { createProduct } from '../../../createProduct';

/** What the packages of a test contain: components, each with its props. */
export type Components = Readonly<Record<string, readonly string[]>>;

/** What a rule says of a page, as `error 6: reason`. */
export function listReasons(
  rule: PageRule,
  page: PageSource,
  {
    components = {},
    demos = 0,
    anchors = [],
    demoPages = new Map(),
    product = createProduct({ id: page.section, root: `/${page.section}` }),
    site = {},
  }: {
    components?: Components;
    demos?: number;
    anchors?: readonly string[];
    demoPages?: DemoPages;
    product?: ProductManifest;
    site?: Partial<SiteContent>;
  } = {},
): string[] {
  const code = readPageCode(page, { components: [], hooks: [], interfaces: [] });
  const findings = rule.check(page, {
    product,
    pathname: page.pathname,
    site: { products: [product], api: createApi(), pages: [], targets: new Map(), ...site },
    code,
    facts: createFacts(components),
    // Few rules ask for it, and it takes a second.
    get compiled() {
      return createCodeProgram(new Map(code.fences.map(({ file, text }) => [file, text])), []);
    },
    demoPages,
    referenceDemos: { [page.pathname]: demos },
    referenceAnchors: { [page.pathname]: anchors },
  });
  return findings.map(({ severity, line, reason }) => `${severity} ${line}: ${reason}`);
}

function createFacts(components: Components): Facts {
  const find = (name: string): ComponentFacts | null => {
    const props = components[name];
    if (!props) return null;
    return {
      name,
      hasProp: (prop) => props.includes(prop),
      acceptsValue: () => true,
      hasSlot: () => false,
      // A test calls its deprecated props old.
      deprecatedProps: new Map(
        props.filter((prop) => /^old/.test(prop)).map((prop) => [prop, 'Use the new one.']),
      ),
      declaresProp: (prop) => props.includes(prop),
      deprecation: /^Old/.test(name) ? 'Use the new one.' : null,
    };
  };
  return {
    hasModule: (specifier) => specifier === 'rakes',
    hasExport: (_specifier, name) => find(name) !== null,
    findComponent: (_section, name) => find(name),
    findImportedComponent: (_specifier, name) => find(name),
    findThemedComponent: () => null,
    hasClass: (_section, name) => find(name.replace(/^Mui|-.*$/g, '')) !== null,
    findClassKeys: () => null,
    hasThemeKey: () => false,
    findStyleKeys: () => null,
    hasHtmlAttribute: () => false,
    hasHtmlValue: () => false,
    hasCustomProperty: () => false,
    isKnownName: () => false,
    findOnlyOwner: () => null,
  };
}
