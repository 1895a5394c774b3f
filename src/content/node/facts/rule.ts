import type { PageSource } from '../reader/readPage';
import type { Diagnostic } from '../../../base/node/diagnostic';
import type { CodeProgram } from '../../../api/node/packages/codeProgram';
import type { DemoPages } from './demoPages';
import type { Facts } from './facts';
import type { PageCode } from './pageCode';

/** What a rule gets besides the page. */
export interface RuleContext {
  /** All code of the page. */
  readonly code: PageCode;
  /** What the installed packages contain. */
  readonly facts: Facts;
  /** All code fences of all pages, compiled. */
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

/** A requirement for pages. */
export interface Rule {
  /** Name of its file in `rules/`, printed after each of its diagnostics. */
  readonly name: string;
  check(page: PageSource, context: RuleContext): readonly Diagnostic[];
}

/** A diagnostic with the name of the rule that reports it. */
export interface RuleDiagnostic extends Diagnostic {
  readonly rule: string;
}
