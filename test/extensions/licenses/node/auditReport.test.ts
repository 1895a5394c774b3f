import { describe, expect, it } from 'vitest';
import { readAuditReport } from '../../../../src/extensions/licenses/node/auditReport';

const SHIPPED = new Set(['node_modules/rake', 'node_modules/hoe/node_modules/handle']);

interface Found {
  readonly name: string;
  readonly severity?: string;
  readonly nodes: readonly string[];
}

/** A report of npm, as far as its format matters. */
function createReport(found: readonly Found[]): string {
  const vulnerabilities = found.map(({ name, severity = 'high', nodes }, index) => {
    const url = `https://github.com/advisories/GHSA-000${index}`;
    const via = [{ source: index, name, dependency: name, title: 'It breaks', url, severity, range: '<2' }];
    return [
      name,
      { name, severity, isDirect: true, via, effects: [], range: '<2', nodes, fixAvailable: true },
    ];
  });
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(vulnerabilities) });
}

const readFaults = (output: string, harmless: readonly string[] = []) => {
  const result = readAuditReport(output, SHIPPED, harmless);
  return result.kind === 'answered' ? result.blocking.map((one) => one.package) : result;
};

describe('the report of npm audit', () => {
  it.each([
    ['high', true],
    ['critical', true],
    ['moderate', false],
    ['low', false],
  ])('fails at an advisory of what ships, if it is %s: %s', (severity, fails) => {
    const output = createReport([{ name: 'rake', severity, nodes: ['node_modules/rake'] }]);
    expect(readFaults(output)).toEqual(fails ? ['rake'] : []);
  });

  it('does not fail at advisories of tools, and tells them', () => {
    const output = createReport([{ name: 'spade', nodes: ['node_modules/spade'] }]);
    expect(readAuditReport(output, SHIPPED, [])).toEqual({
      kind: 'answered',
      blocking: [],
      others: [
        {
          id: 'GHSA-0000',
          package: 'spade',
          severity: 'high',
          title: 'It breaks',
          url: 'https://github.com/advisories/GHSA-0000',
        },
      ],
    });
  });

  it('fails if one of several copies ships', () => {
    const nodes = ['node_modules/handle', 'node_modules/hoe/node_modules/handle'];
    expect(readFaults(createReport([{ name: 'handle', nodes }]))).toEqual(['handle']);
  });

  it('does not fail at an advisory that is known to be harmless here', () => {
    const output = createReport([
      { name: 'rake', nodes: ['node_modules/rake'] },
      { name: 'handle', nodes: ['node_modules/hoe/node_modules/handle'] },
    ]);
    expect(readFaults(output, ['GHSA-0000'])).toEqual(['handle']);
  });

  it('names the package at fault, and not those that only depend on it', () => {
    const dependent = {
      name: 'rake',
      severity: 'high',
      via: ['spade'],
      effects: [],
      nodes: ['node_modules/rake'],
    };
    expect(
      readFaults(JSON.stringify({ auditReportVersion: 2, vulnerabilities: { rake: dependent } })),
    ).toEqual([]);
  });

  it.each([
    [
      'refuses',
      { message: '405 Method Not Allowed', statusCode: 405, body: '', error: { summary: '', detail: '' } },
    ],
    ['is not there', { message: 'connect ECONNREFUSED', error: { summary: '', detail: '' } }],
  ])('is absent if the registry %s', (_, answer) => {
    expect(readAuditReport(JSON.stringify(answer), SHIPPED, [])).toEqual({
      kind: 'unanswered',
      reason: answer.message,
    });
  });

  it.each([
    ['nothing', ''],
    [
      'a fault of the project',
      '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}',
    ],
    ['a report of another version', '{"auditReportVersion":3,"vulnerabilities":{}}'],
    ['a report without its list', '{"auditReportVersion":2}'],
  ])('that is %s is an error, and never a success', (_, output) => {
    expect(() => readAuditReport(output, SHIPPED, [])).toThrow('npm audit did not print ');
  });
});
