import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import playwright from '../playwright.config';
import { scripts } from '../package.json';
import { draftIssue, FEEDBACK_FORM } from '../src/model/feedback';

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly { readonly run?: string }[];
  readonly strategy?: { readonly matrix: { readonly tests: readonly string[] } };
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file): [string, Workflow] => [
  file,
  parse(readFileSync(path.join(FOLDER, file), 'utf8')),
]);
const jobs = workflows.flatMap(([file, { jobs: own }]) =>
  Object.entries(own).map(([name, job]): [string, Job] => [`${file} ${name}`, job]),
);

describe('the workflows', () => {
  it.each(workflows)('%s says what its token may do', (_, { permissions }) => {
    expect(permissions).toHaveProperty('contents', 'read');
  });

  it.each(jobs)('%s ends in time, and runs scripts that exist', (_, job) => {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    const commands = job.steps.map(({ run }) => run ?? '').join('\n');
    const names = [...commands.matchAll(/npm (?:run (?:-s )?|test )([\w:]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('CI runs every browser test once', () => {
    const runs = jobs.flatMap(([, { strategy }]) => strategy?.matrix.tests ?? []);
    const shards = new Map<string, string[]>();
    for (const run of runs) {
      const [, project = '', shard = '1/1'] = /^--project=(\w+)(?: --shard=(\d\/\d))?$/.exec(run) ?? [];
      shards.set(project, [...(shards.get(project) ?? []), shard]);
    }
    expect([...shards.keys()].sort()).toEqual(playwright.projects?.map(({ name }) => name).sort());
    for (const [project, own] of shards) {
      expect(own, project).toEqual(own.map((_, index) => `${index + 1}/${own.length}`));
    }
  });

  it('CI runs every part of `npm run check`', () => {
    const commands = jobs.flatMap(([name, { steps }]) =>
      name.startsWith('ci.yml') ? steps.map(({ run }) => run ?? '') : [],
    );
    const parts = [...scripts.check.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(parts).toContain('e2e');
    for (const part of parts) expect(commands.join('\n')).toContain(`npm test ${part}`);
  });
});

describe('the form for feedback', () => {
  it('has the fields that the site fills in', () => {
    const file = path.join('.github/ISSUE_TEMPLATE', FEEDBACK_FORM);
    const { body }: { body: readonly { id: string }[] } = parse(readFileSync(file, 'utf8'));
    const { address } = draftIssue('https://code.test/issues/new', 'https://docs.test', {
      page: '/garden/',
      rating: null,
      comment: 'Too dry',
      section: null,
      productId: null,
      version: '6.0.2',
      language: 'en',
    });
    const { template, title, ...fields } = Object.fromEntries(new URL(address).searchParams);
    expect({ template, title }).toEqual({ template: FEEDBACK_FORM, title: '[docs] /garden/' });
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
  });
});
