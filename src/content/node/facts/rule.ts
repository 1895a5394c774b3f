import type { PageDescription } from '../reader/describePage';
import type { PageSource } from '../reader/readPage';
import { formatDiagnostic, type Diagnostic } from '../../../base/node/diagnostic';
import type { CodeProgram } from '../../../api/node/packages/codeProgram';
import type { DemoPages } from './demoPages';
import type { Facts } from './facts';
import type { PageCode } from './pageCode';
import type { PlacedPage, SiteContent } from './siteContent';

/** What a rule gets besides the page. */
export interface RuleContext extends Omit<PlacedPage, 'page'> {
  /** The content of the whole site. */
  readonly site: SiteContent;
  /** All code of the page. */
  readonly code: PageCode;
  /** What the installed packages contain. Reading them takes half a minute: no rule that stops the build asks. */
  readonly facts: Facts;
  /** All code fences of all pages, compiled; as slow as `facts`. */
  readonly compiled: CodeProgram;
  /** The pages that have a demo of a name. */
  readonly demoPages: DemoPages;
  /** How many demos the reference has, by pathname. */
  readonly referenceDemos: Readonly<Record<string, number>>;
  /** Ids of the reference's headings and demos, by pathname. */
  readonly referenceAnchors: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** How to fix text that contradicts a package. */
export const SEE_TYPES = 'Look it up in the types of the installed package.';

interface Rule {
  /** Name of its file in `rules/`, printed after each of its diagnostics. */
  readonly name: string;
  /** What an error stops: the build, because readers would get a broken site, or only CI. */
  readonly stops: 'build' | 'ci';
}

/** A requirement for each page. */
export interface PageRule extends Rule {
  check(page: PageSource, context: RuleContext): readonly Diagnostic[];
}

/** A page as its text describes it. */
export interface SourcePage extends PageDescription {
  /** Repository path. */
  readonly file: string;
}

/** A requirement that a page's text tells: the compiler checks it, too, whenever an author saves the page. */
export interface SourceRule extends Rule {
  check(page: SourcePage): readonly Diagnostic[];
}

/** A requirement for the whole site: its menus, manifests, and files that belong to no page. */
export interface SiteRule extends Rule {
  check(site: SiteContent): readonly Diagnostic[];
}

/** A diagnostic with the name of the rule that reports it. */
export interface RuleDiagnostic extends Diagnostic {
  readonly rule: string;
}

/** `data/…/rake.mdx:12: What is wrong. What to do. [rule]` */
export function formatRuleDiagnostic(diagnostic: RuleDiagnostic): string {
  return `${formatDiagnostic(diagnostic)} [${diagnostic.rule}]`;
}
