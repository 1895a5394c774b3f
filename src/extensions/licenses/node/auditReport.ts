import { z } from 'zod';

/** What the registry knows about the installed packages. */
export type AuditResult = AuditResponse | { readonly kind: 'unanswered'; readonly reason: string };

export interface AuditResponse {
  readonly kind: 'answered';
  /** Serious advisories that affect shipped packages. */
  readonly blocking: readonly Advisory[];
  /** All other advisories: less serious ones, harmless ones, and those of tools. */
  readonly others: readonly Advisory[];
}

/** An advisory of one package. */
export interface Advisory {
  /** Last segment of its URL: `GHSA-x7hr-w5r2-h6wg`. */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

const advisorySchema = z.object({ name: z.string(), title: z.string(), url: z.url(), severity: z.string() });

/** The used part of report version 2. A package that only depends on a vulnerable one lists its name. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisorySchema])), nodes: z.array(z.string()) }),
  ),
});

/** What npm prints if the registry is unreachable or its response invalid; only then is there a message. */
const failureSchema = z.object({ message: z.string() });

const SERIOUS = ['high', 'critical'];

/**
 * Parses the output of `npm audit --json`.
 * @param shippedPaths paths of the shipped packages, as in the lockfile
 * @param harmless ids of advisories that do not affect the site
 * @throws Error when it is neither a report nor a failure of the registry
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
      `npm audit did not print a version 2 report, but "${output.slice(0, 200)}". Adapt src/extensions/licenses/node/auditReport.ts.`,
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
  const isBlocking = ({ advisory, ships }: (typeof all)[number]) =>
    ships && SERIOUS.includes(advisory.severity) && !harmless.includes(advisory.id);
  return {
    kind: 'answered',
    blocking: all.filter(isBlocking).map(({ advisory }) => advisory),
    others: all.filter((one) => !isBlocking(one)).map(({ advisory }) => advisory),
  };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch (error) {
    throw new Error(`npm audit did not print JSON: "${output.slice(0, 200)}"`, { cause: error });
  }
}
