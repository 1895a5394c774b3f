import { renderDemo } from '../../../demo/node/renderDemo';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import { createBrowserGlobals } from './browserGlobals';
import { listDemos, loadDemoBundle, type Demo, type DemoBundle } from './demoBundle';
import type { ExaminationPart } from './examination';

/** Renders all demos as the build does. */
export async function examineRendering(): Promise<ExaminationPart> {
  return {
    rendering: await showAll(async ({ file, theme }, bundle) => {
      const Component = (await bundle.demos[file]?.())?.default;
      bundle.renderDemos([{ file, options: { iframe: false }, Component }], theme, renderDemo);
    }),
  };
}

/** Mounts all demos in a document, with their effects, as far as that is possible without a layout. */
export async function examineMounting(): Promise<ExaminationPart> {
  createBrowserGlobals();
  return {
    mounting: await showAll(async ({ file, theme }, bundle) => {
      const demo = await bundle.demos[file]?.();
      if (demo) await bundle.mountDemo(demo.default, theme);
    }),
  };
}

/** Lists the demos that fail, and what React and the libraries print. */
async function showAll(show: (demo: Demo, bundle: DemoBundle) => Promise<void>): Promise<Diagnostic[]> {
  const demos = await listDemos();
  const bundle = await loadDemoBundle(demos);
  const diagnostics: Diagnostic[] = [];
  for (const demo of demos) {
    const { file } = demo;
    const report = (reason: string) => diagnostics.push(createError(file, 1, reason, ''));
    const printed = await collectPrinted(async () => {
      try {
        await show(demo, bundle);
      } catch (error) {
        report((error instanceof Error ? error.message : String(error)).replace(`${file}: `, ''));
      }
    });
    for (const text of new Set(printed)) report(`It prints: ${text}`);
  }
  return diagnostics;
}

/** The first line of each message that is written to the console meanwhile. */
async function collectPrinted(work: () => Promise<void>): Promise<string[]> {
  const { error, warn } = console;
  const printed: string[] = [];
  const collect = (...args: unknown[]) => printed.push(formatPrinted(args));
  Object.assign(console, { error: collect, warn: collect });
  try {
    await work();
  } finally {
    Object.assign(console, { error, warn });
  }
  return printed;
}

/** React passes a text with `%s` and its values, the last of which is a stack. */
function formatPrinted([first, ...values]: readonly unknown[]): string {
  const text = String(first).replace(/%s/g, () => String(values.shift() ?? ''));
  return text.split('\n', 1)[0] ?? '';
}
