import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createJiti } from 'jiti';
import { defineConfig } from 'vitest/config';
import type * as Conversion from './src/demo/node/toJavaScript';
import type * as Parts from './src/site/node/languageParts';
import type { LanguageModule } from './src/site/shared/languages';
import type * as Compiler from './test/demo/node/compileJsx';

const jiti = createJiti(import.meta.url);

/** `X.tsx?javascript` is the demo that readers of JavaScript get; with a trace of types it does not compile. */
const javascriptOfDemos = {
  name: 'javascript-of-demos',
  enforce: 'pre' as const,
  async load(id: string) {
    const [, file] = /^(.+\.tsx)\?javascript$/.exec(id) ?? [];
    if (file === undefined) return null;
    const [{ toJavaScript }, { compileJsx }] = await Promise.all([
      jiti.import<typeof Conversion>('./src/demo/node/toJavaScript.ts'),
      jiti.import<typeof Compiler>('./test/demo/node/compileJsx.ts'),
    ]);
    return compileJsx(await toJavaScript(readFileSync(file, 'utf8'), file), `${file}.jsx`);
  },
};

/** `data/languages/zh.ts?strings` is what `site/node/languageLoader.cjs` makes of it for browsers. */
const partsOfLanguages = {
  name: 'parts-of-languages',
  enforce: 'pre' as const,
  async load(id: string) {
    const [, file = '', part] = /^(.+\/data\/languages\/\w+\.ts)\?(strings|locale)$/.exec(id) ?? [];
    if (part === undefined) return null;
    const [{ writeLanguagePart }, { language }] = await Promise.all([
      jiti.import<typeof Parts>('./src/site/node/languageParts.ts'),
      jiti.import<LanguageModule>(file),
    ]);
    return writeLanguagePart(language, part as Parts.LanguagePart);
  },
};

const tests = 'test/**/*.test.{ts,tsx}';

/** What changes the process for all that runs in it later: mocks, globals, variables, its folder, its environment. */
const CHANGES_PROCESS = /\bvi\.|\bprocess\.(?:env|chdir)\b|runInTemporaryFolder|@vitest-environment/;

const ownProcess = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && CHANGES_PROCESS.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [javascriptOfDemos, partsOfLanguages],
  test: {
    setupFiles: ['test/constructedSheets.ts'],
    // One for each core: the default leaves one of them free, of two.
    maxWorkers: availableParallelism(),
    // A test of browser code says so in its first line: `@vitest-environment jsdom`.
    environment: 'node',
    // Class names of CSS modules read as they are written.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A promise is kept if it is kept at all: compilers start slowly on a busy machine.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // Loading compilers costs more than most tests do: those that leave their process as it was share one.
      { extends: true, test: { name: 'shared', include: [tests], exclude: ownProcess, isolate: false } },
      { extends: true, test: { name: 'own', include: ownProcess } },
    ],
  },
});
