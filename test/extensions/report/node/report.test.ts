import { expect, it } from 'vitest';
import { compareReports } from '../../../../src/extensions/report/node/compareReports';
import { formatReport, formatSummary } from '../../../../src/extensions/report/node/formatReport';
import {
  parseSiteReport,
  type PageReport,
  type SiteReport,
} from '../../../../src/extensions/report/node/siteReport';

const toPage = (path: string, more: Partial<PageReport> = {}): PageReport => ({
  path,
  product: 'garden',
  type: 'component',
  words: 1200,
  demos: 3,
  html: { bytes: 50_000, transfer: 10_000 },
  data: { bytes: 30_000, transfer: 6_000 },
  css: 5_000,
  scripts: 8_000,
  images: 0,
  ...more,
});

const toReport = (pages: readonly PageReport[]): SiteReport => ({
  pages: [...pages],
  files: [
    {
      kind: 'pages: HTML',
      files: pages.length,
      size: { bytes: 50_000, transfer: 10_000 },
      copies: { files: 2 * pages.length, bytes: 22_000 },
      largest: { path: 'garden/rake/index.html', bytes: 50_000 },
    },
  ],
  artefacts: [{ name: 'feeds', ms: 1200, files: 2, bytes: 3_000 }],
});

const rake = toPage('/garden/rake/');
const soil = toPage('/soil/', {
  product: 'docs',
  type: 'guide',
  demos: 0,
  html: { bytes: 2e6, transfer: 20_000 },
});

it('counts pages by product and type, and names the heaviest first', () => {
  expect(formatReport(toReport([rake, soil]), 'plain')).toMatchInlineSnapshot(`
    "Pages by product

    product  guide  component  all
    docs         1          0    1
    garden       0          1    1
    all          1          1    2

    Sizes by type of page (compressed in brackets)

    type       pages  demos  words               HTML          page data  images
    guide          1      0  1,200   2.0 MB (20.0 kB)   30.0 kB (6.0 kB)  0.0 kB
    component      1      3  1,200  50.0 kB (10.0 kB)   30.0 kB (6.0 kB)  0.0 kB
    all            2      3  2,400   2.0 MB (30.0 kB)  60.0 kB (12.0 kB)  0.0 kB

    Heaviest pages on a first visit, compressed

    page               all     HTML     CSS  scripts  data, on a navigation
    /soil/         33.0 kB  20.0 kB  5.0 kB   8.0 kB                 6.0 kB
    /garden/rake/  23.0 kB  10.0 kB  5.0 kB   8.0 kB                 6.0 kB

    Files

    kind         files     size  as sent  compressed copies  their size
    pages: HTML      2  50.0 kB  10.0 kB                  4     22.0 kB
    all              2  50.0 kB  10.0 kB                  4     22.0 kB

    Artefacts

    artefact  files    size   time
    feeds         2  3.0 kB  1.2 s
    all           2  3.0 kB  1.2 s"
  `);
});

it('is a list of tables in Markdown', () => {
  const lines = formatReport(toReport([rake]), 'markdown').split('\n');
  expect(lines.slice(0, 5)).toEqual([
    '### Pages by product',
    '',
    '| product | component | all |',
    '| ------- | --------: | --: |',
    '| garden  |         1 |   1 |',
  ]);
});

it('prints one line for each type after a build', () => {
  expect(formatSummary(toReport([rake, soil])).split('\n')).toHaveLength(4);
});

it('lists at most ten of the heaviest pages', () => {
  const pages = Array.from({ length: 12 }, (_, index) =>
    toPage(`/garden/${index}/`, { html: { bytes: 1, transfer: index * 1000 } }),
  );
  const listed = formatReport(toReport(pages), 'plain').match(/^\/garden\/\d+\//gm);
  expect(listed).toHaveLength(10);
  expect(listed?.[0]).toBe('/garden/11/');
});

it('compares two reports: figures, and pages that are new, gone or of another weight', () => {
  const heavier = toPage('/garden/rake/', { html: { bytes: 60_000, transfer: 12_500 }, words: 1300 });
  const hoe = toPage('/garden/hoe/');
  expect(compareReports(toReport([rake, soil]), toReport([heavier, hoe]))).toMatchInlineSnapshot(`
    "| site                   |  before |   after |   change |
    | ---------------------- | ------: | ------: | -------: |
    | demos                  |       3 |       6 |       +3 |
    | words                  |   2,400 |   2,500 |     +100 |
    | guide: pages           |       1 |         |       −1 |
    | guide: mean weight     | 33.0 kB |         | −33.0 kB |
    | component: pages       |       1 |       2 |       +1 |
    | component: mean weight | 23.0 kB | 24.3 kB |  +1.3 kB |

    | page on a first visit, compressed |  before |   after |   change |
    | --------------------------------- | ------: | ------: | -------: |
    | /soil/                            | 33.0 kB |         | −33.0 kB |
    | /garden/hoe/                      |         | 23.0 kB | +23.0 kB |
    | /garden/rake/                     | 23.0 kB | 25.5 kB |  +2.5 kB |"
  `);
});

it('says that two reports are the same', () => {
  expect(compareReports(toReport([rake]), toReport([rake]))).toBe('Nothing has changed in number or size.');
});

it('compares with an older report, of other kinds and without compressed copies', () => {
  const file = { kind: 'HTML', files: 1, size: { bytes: 50_000, transfer: 10_000 } };
  const old = parseSiteReport(JSON.stringify({ pages: [rake], files: [file] }), 'base.json');
  expect(compareReports(old, toReport([rake]))).toMatchInlineSnapshot(`
    "| site                       |  before |   after |   change |
    | -------------------------- | ------: | ------: | -------: |
    | files of compressed copies |         |       2 |       +2 |
    | size of compressed copies  |         | 22.0 kB | +22.0 kB |
    | HTML: files                |       1 |         |       −1 |
    | HTML: as sent              | 10.0 kB |         | −10.0 kB |
    | pages: HTML: files         |         |       1 |       +1 |
    | pages: HTML: as sent       |         | 10.0 kB | +10.0 kB |"
  `);
});

it('reads what it has written, and refuses everything else with a fix', () => {
  const report = toReport([rake]);
  expect(parseSiteReport(JSON.stringify(report), 'report.json')).toEqual(report);
  for (const text of ['', 'null', '{"pages":[]}', JSON.stringify({ ...report, pages: [{ path: '/' }] })]) {
    expect(() => parseSiteReport(text, 'base.json')).toThrow(
      /^base\.json is not a report .* Run npm run build/,
    );
  }
});

it.each([
  ['/a/|x|', '/a/\\|x\\|'],
  ['/a/\n\n# Title', '/a/ #&ZeroWidthSpace; Title'],
  ['<img src="https://evil.example/">', '\\<img src="https:&ZeroWidthSpace;//evil.example/"\\>'],
  ['[text](//evil.example)', '\\[text\\](//evil.example)'],
  ['`code` **bold** ~~no~~', '\\`code\\` \\*\\*bold\\*\\* \\~\\~no\\~\\~'],
  ['&lt;b&gt;', '\\&lt;b\\&gt;'],
  ['\\|', '\\\\\\|'],
  [
    '@maintainers #1 GH-1 www.evil.example',
    '@&ZeroWidthSpace;maintainers #&ZeroWidthSpace;1 GH&ZeroWidthSpace;-1 www&ZeroWidthSpace;.evil.example',
  ],
])('Markdown has a name from a report as text: %j', (path, cell) => {
  const before = toReport([rake]);
  const after = toReport([rake, toPage(path, { product: path })]);
  for (const text of [formatReport(after, 'markdown'), compareReports(before, after)]) {
    const lines = text.split('\n').filter((line) => line.startsWith(`| ${cell} `));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.replaceAll('\\|', '').split('|').length).toBeGreaterThan(4);
  }
  expect(formatReport(after, 'plain')).toContain(path);
});
