import { z } from 'zod';

/** What the registry knows of the installed packages. */
export type AuditResult = AuditAnswer | { readonly kind: 'unanswered'; readonly reason: string };

export interface AuditAnswer {
  readonly kind: 'answered';
  /** Serious advisories of what ships. */
  readonly faults: readonly Advisory[];
  /** All other advisories: less serious ones, harmless ones, and those of tools. */
  readonly others: readonly Advisory[];
}

/** An advisory of one package. */
export interface Advisory {
  /** Last part of its address: `GHSA-x7hr-w5r2-h6wg`. */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

const advisorySchema = z.object({ name: z.string(), title: z.string(), url: z.url(), severity: z.string() });

/** Version 2 of the report, as far as it is read. A package that only depends on a faulty one names it by a text. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisorySchema])), nodes: z.array(z.string()) }),
  ),
});

/** What npm prints if the registry is not there, or answers something else; only then does it have a message. */
const failureSchema = z.object({ message: z.string() });

const SERIOUS = ['high', 'critical'];

/**
 * Reads what `npm audit --json` has printed.
 * @param shippedPaths paths of the packages that ship, as the lockfile has them
 * @param harmless ids of advisories that do not concern the site
 * @throws Error when it is neither a report nor the failure of the registry
 */
export function readAuditReport(
  output: string,
  shippedPaths: ReadonlySet<string>,
  harmless: readonly string[],
): AuditResult {
  const json = parse(output);
  const failure = failureSchema.safeParse(json);
  if (failure.success) return { kind: 'unanswered', reason: failure.data.message };
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    throw new Error(
      `npm audit printed no report of version 2, but "${output.slice(0, 200)}". Adapt src/extensions/licenses/node/auditReport.ts.`,
    );
  }
  const all = Object.values(report.data.vulnerabilities).flatMap(({ via, nodes }) =>
    via.flatMap((one) => {
      if (typeof one === 'string') return [];
      const { name, title, url, severity } = one;
      const advisory = { id: url.split('/').at(-1) ?? url, package: name, severity, title, url };
      return [{ advisory, ships: nodes.some((node) => shippedPaths.has(node)) }];
    }),
  );
  const isFault = ({ advisory, ships }: (typeof all)[number]) =>
    ships && SERIOUS.includes(advisory.severity) && !harmless.includes(advisory.id);
  return {
    kind: 'answered',
    faults: all.filter(isFault).map(({ advisory }) => advisory),
    others: all.filter((one) => !isFault(one)).map(({ advisory }) => advisory),
  };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch (error) {
    throw new Error(`npm audit printed no JSON: "${output.slice(0, 200)}"`, { cause: error });
  }
}
