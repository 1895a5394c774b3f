import { formatDiagnostic, type Diagnostic } from '../../../base/node/diagnostic';
import { formatSize } from '../../../api/node/size/formatSize';
import type { SizeChange, UpdateComparison } from './compareExaminations';
import type { UpdatePlan } from './planUpdate';

/** The report of a trial as Markdown, which is readable in a terminal, too. */
export function formatReport(
  { packages }: Pick<UpdatePlan, 'packages'>,
  diagnostics: UpdateComparison,
): string {
  const { failed, api, claims, compilation, rendering, deprecations, sizes, guides, unread } = diagnostics;
  return [
    '# What the update changes',
    '',
    ...packages.map(
      ({ name, from, version, reason }) => `- ${name} ${from} → ${version}${reason ? ` (${reason})` : ''}`,
    ),
    ...(failed.length > 0 ? formatPart('Parts that could not be examined', failed) : []),
    ...formatPart('Claims that no longer hold', claims.map(formatDiagnostic)),
    ...formatPart('What no longer compiles', compilation.map(formatDiagnostic)),
    ...formatPart('Demos that no longer render, or print something new', rendering.map(formatDiagnostic)),
    ...formatPart('Facts that could not be read, which pages would be without', unread),
    ...formatPart('Deprecated since, and used in demos', groupByReason(deprecations)),
    ...formatPart(
      'Pages to read again, with what has changed',
      guides.map(({ file, changed }) => `${file}: ${changed.join(' ')}`),
    ),
    ...formatPart('Sizes that differ by more than 5 %, after gzip', sizes.map(formatChange)),
    ...formatPart('The API: added (+), removed (-), changed (~)', api),
  ].join('\n');
}

function formatPart(title: string, lines: readonly string[]): string[] {
  // An indented code block: nothing in the lines can end it, or become a link.
  return [
    '',
    `## ${title}: ${lines.length === 0 ? 'none' : lines.length}`,
    ...(lines.length > 0 ? [''] : []),
    ...indent(lines),
  ];
}

function indent(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`);
}

/** What is deprecated, followed by where it is used: the same prop is in many demos. */
function groupByReason(diagnostics: readonly Diagnostic[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { file, line, reason, fix } of diagnostics) {
    const title = `${reason} ${fix}`.trimEnd();
    groups.set(title, [...(groups.get(title) ?? []), `  ${file}:${line}`]);
  }
  return [...groups].map(([title, places]) => [title, ...places].join('\n'));
}

function formatChange({ name, before, after }: SizeChange): string {
  const percent = Math.round(((after - before) / before) * 100);
  return `${name}: ${formatSize(before)} → ${formatSize(after)} (${percent > 0 ? '+' : ''}${percent} %)`;
}
