import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

interface AxeScope {
  /** Selector of what is looked at; the whole page, if there is none. */
  readonly include?: string;
  readonly exclude?: string;
  /** Ids of the only rules that run. */
  readonly rules?: readonly string[];
  /** Ids of rules that do not run. */
  readonly disabledRules?: readonly string[];
}

/** Half the size of what the package's `source` holds. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The name of a control contains the text that it shows (WCAG 2.5.3). For axe it is an experiment, and off. */
const LABEL_IN_NAME = 'label-content-name-mismatch';

/** An element that breaks a rule. */
export interface Violation {
  readonly rule: string;
  readonly html: string;
  readonly summary?: string;
}

/**
 * What axe finds on a page. Without its package for Playwright, which sends axe's 1.3 MB to the page twice for each look:
 * the two looks at each demo of a sixth of the gates took 22.6 s with it, and take 12.4 s.
 */
export async function findViolations(
  page: Page,
  { include, exclude, rules, disabledRules = [] }: AxeScope = {},
): Promise<Violation[]> {
  await Promise.all(page.frames().map(inject));
  const context = { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] };
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    rules: {
      [LABEL_IN_NAME]: { enabled: true },
      ...Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
    },
    ...(rules && { runOnly: [...rules] }),
  };
  const violations = await page.evaluate(
    async ([scope, own]: readonly [typeof context, axe.RunOptions]) =>
      (await window.axe.run(scope, own)).violations,
    [context, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ rule: id, html, summary: failureSummary })),
  );
}

/** Puts axe into a document, once. */
async function inject(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}
