import { throwDiagnostics } from '../../../../base/node/diagnostic';
import type { SourcePage, SourceRule } from '../../facts/rule';
import { aliases } from './aliases';
import { demoFiles } from './demoFiles';
import { headingStructure } from './headingStructure';
import { leadElement } from './leadElement';
import { syntax } from './syntax';

/** The rules that need nothing but a page's text, and the files beside it. */
export const sourceRules: readonly SourceRule[] = [syntax, leadElement, headingStructure, aliases, demoFiles];

/**
 * Checks a page as the compiler reads it.
 * @throws Error with all diagnostics
 */
export function checkSource(page: SourcePage): void {
  throwDiagnostics(sourceRules.flatMap((rule) => rule.check(page)));
}
