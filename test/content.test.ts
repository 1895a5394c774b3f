import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent, type ContentReport } from '../src/lint/checkContent';
import { listContentFiles } from '../src/build/page/contentFiles';
import { readContentPage } from '../src/build/page/contentPage';
import { formatFinding, type Finding } from '../src/build/page/finding';

let report: ContentReport = { facts: [], form: [] };

const listErrors = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'error').map(formatFinding);

describe('the pages', () => {
  const files = listContentFiles();

  beforeAll(
    () => {
      expect(files.length).toBeGreaterThan(50);
      report = checkContent(files.map(readContentPage));
    },
    120_000 + files.length * 500,
  );

  it('name no module, export, prop, value, slot, class or theme key that the installed packages lack', () => {
    expect(listErrors(report.facts)).toEqual([]);
  });

  it('have the sections, keys, demos and sentences that CONTRIBUTING.md asks for', () => {
    expect(listErrors(report.form)).toEqual([]);
  });
});
