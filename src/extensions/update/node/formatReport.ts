import { formatFinding, type Finding } from '../../../base/node/finding';
import { formatSize } from '../../../api/node/size/formatSize';
import type { SizeChange, UpdateFindings } from './compareExaminations';
import type { UpdatePlan } from './planUpdate';

/** The report of a trial as Markdown, which a terminal shows as well. */
export function formatReport({ packages }: Pick<UpdatePlan, 'packages'>, findings: UpdateFindings): string {
  const { failed, api, claims, compilation, rendering, deprecations, sizes, guides, unread } = findings;
  return [
    '# What the update changes',
    '',
    ...packages.map(
      ({ name, from, version, reason }) => `- ${name} ${from} → ${version}${reason ? ` (${reason})` : ''}`,
    ),
    ...(failed.length > 0 ? formatPart('Parts that could not be examined', failed) : []),
    ...formatPart('Claims that no longer hold', claims.map(formatFinding)),
    ...formatPart('What no longer compiles', compilation.map(formatFinding)),
    ...formatPart('Demos that no longer render, or print something new', rendering.map(formatFinding)),
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
  // Code, which nothing in the lines ends or links.
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

/** What is deprecated, with its places below it: the same prop is in many demos. */
function groupByReason(findings: readonly Finding[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { file, line, reason, cure } of findings) {
    const title = `${reason} ${cure}`.trimEnd();
    groups.set(title, [...(groups.get(title) ?? []), `  ${file}:${line}`]);
  }
  return [...groups].map(([title, places]) => [title, ...places].join('\n'));
}

function formatChange({ name, before, after }: SizeChange): string {
  const percent = Math.round(((after - before) / before) * 100);
  return `${name}: ${formatSize(before)} → ${formatSize(after)} (${percent > 0 ? '+' : ''}${percent} %)`;
}
