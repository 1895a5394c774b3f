import { expect, it } from 'vitest';
import { compareBuilds } from '../../src/cli/compareBuilds.mjs';
import { runInTemporaryFolder, writeFile } from '../temporaryFolder';

runInTemporaryFolder({ 'site/out/index.html': 'wet', 'site/out/search/site.json': '[]' });

/** A build that writes one file of the export. */
function writeBuild(file: string, text: string): void {
  const code = `import { writeFileSync } from 'node:fs'; writeFileSync('out/${file}', '${text}');`;
  writeFile('site/src/cli/build.mjs', code);
}

it('builds that give the same bytes pass', async () => {
  writeBuild('index.html', 'wet');
  await expect(compareBuilds('site')).resolves.toBeUndefined();
});

it.each([
  ['index.html', 'has other bytes', 'differ in 1 of 2 files:\n  site/out/index.html\n'],
  ['feed.xml', 'is new', 'differ in 1 of 3 files:\n  site/out/feed.xml\n'],
])('a file that differs is named: %s %s', async (file, _, message) => {
  writeBuild(file, 'dry');
  await expect(compareBuilds('site')).rejects.toThrow(message);
});

it('there must be a build to compare with', async () => {
  await expect(compareBuilds('elsewhere')).rejects.toThrow('Run npm run build.');
});
