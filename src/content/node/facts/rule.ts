import type { PageSource } from '../reader/readPage';
import type { Finding } from '../../../base/node/finding';
import type { CodeProgram } from '../../../api/node/packages/codeProgram';
import type { DemoPages } from './demoPages';
import type { Facts } from './facts';
import type { PageCode } from './pageCode';

/** What a rule is given beside the page. */
export interface RuleContext {
  /** All code of the page. */
  readonly code: PageCode;
  /** What the installed packages contain. */
  readonly facts: Facts;
  /** All fences of all pages, compiled. */
  readonly compiled: CodeProgram;
  /** Which pages have demos of a name. */
  readonly demoPages: DemoPages;
  /** How many demos the reference has, by pathname. */
  readonly referenceDemos: Readonly<Record<string, number>>;
  /** Ids of the reference's headings and demos, by pathname. */
  readonly referenceAnchors: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Advice for text that contradicts a package. */
export const SEE_TYPES = 'Look it up in the types of the installed package.';

/** One requirement for pages. */
export interface Rule {
  /** Name of its file in `rules/`, printed after each of its findings. */
  readonly name: string;
  check(page: PageSource, context: RuleContext): readonly Finding[];
}

/** A finding, and the rule that made it. */
export interface RuleFinding extends Finding {
  readonly rule: string;
}
