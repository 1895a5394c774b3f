import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import playwright from '../playwright.config';
import { scripts } from '../package.json';
import { STEPS } from '../src/cli/steps.mjs';
import { draftIssue, FEEDBACK_FORM } from '../src/extensions/feedback/shared/feedback';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

type Permissions = Readonly<Record<string, string>>;

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Permissions;
  readonly steps: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly tests: readonly string[] } };
}

interface Workflow {
  readonly on: { readonly schedule?: readonly { readonly cron: string }[] };
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const sources = readdirSync(FOLDER).map((file): [string, string] => [
  file,
  readFileSync(path.join(FOLDER, file), 'utf8'),
]);
const workflows = sources.map(([file, source]): [string, Workflow] => [file, parse(source)]);
const jobs = workflows.flatMap(([file, { jobs: own }]) =>
  Object.entries(own).map(([name, job]): [string, Job] => [`${file} ${name}`, job]),
);

function canWrite(permissions: Permissions): boolean {
  return Object.values(permissions).includes('write');
}

describe('the workflows', () => {
  it.each(workflows)('%s says what its token may do', (_, { permissions }) => {
    expect(permissions).toHaveProperty('contents', 'read');
  });

  it.each(workflows)('%s writes in jobs alone', (_, { permissions = {} }) => {
    expect(canWrite(permissions)).toBe(false);
  });

  it.each(jobs)('%s either may write, or has code that runs', (_, { permissions = {}, steps }) => {
    if (!canWrite(permissions)) return;
    const own = steps.map(({ uses = '', run = '' }) => `${uses}\n${run}`).join('\n');
    expect(own).not.toMatch(/actions\/(?:checkout|setup-node|cache)|\b(?:npm|npx|node)\b/);
  });

  it.each(jobs)('%s leaves no token in its checkout', (_, { steps }) => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with).toHaveProperty('persist-credentials', false);
  });

  it.each(sources)('%s pins every action to a commit, beside its version', (_, source) => {
    const actions = source.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    const loose = actions.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line));
    expect(loose).toEqual([]);
  });

  it('an action has one version', () => {
    const used = sources.flatMap(
      ([, source]) => source.match(/actions\/[\w-]+(?=\S*@)|(?<=@)[0-9a-f]{40}/g) ?? [],
    );
    const commits = new Map<string, Set<string>>();
    used.forEach((action, index) => {
      if (index % 2 === 0) commits.set(action, (commits.get(action) ?? new Set()).add(used[index + 1] ?? ''));
    });
    expect([...commits].filter(([, { size }]) => size !== 1)).toEqual([]);
  });

  it('an issue that a workflow adds to is its own', () => {
    const lists = sources.flatMap(([, source]) => source.match(/gh issue list .*/g) ?? []);
    expect(lists).not.toEqual([]);
    for (const list of lists) expect(list).toContain('--app github-actions');
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
    const parts = STEPS.map(({ script, isCode }) => (isCode ? 'check:code' : script));
    expect(parts).toEqual(expect.arrayContaining(['check:code', 'build', 'e2e']));
    const run = commands.flatMap((command) => /^npm test ([\w:]+)/.exec(command)?.[1] ?? []);
    expect(run).toEqual(expect.arrayContaining(parts));
  });

  it('the bytes of the whole site are compared each night', () => {
    const [, nightly] = workflows.find(([file]) => file === 'nightly.yml') ?? [];
    const commands = nightly?.jobs.repeat?.steps.map(({ run }) => run ?? '').join('\n');
    expect(commands).toMatch(/npm test build\n[^]*npm test build:repeat /);
    expect(nightly?.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  });

  it('the steps of `npm run check` are scripts', () => {
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(STEPS.map(({ script }) => script)));
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
