import path from 'node:path';
import { toCodeHtml, type ColoredText } from '../../content/shared/codeTokens';
import type { HighlightedCode, DemoFile, DemoSource } from '../shared/demo';
import { ROOT, readText } from '../../base/node/files';
import { colorLines, highlightLines } from '../../content/node/code/highlight';
import { findDemoFiles } from './files/demoFiles';
import { dedentLines, findPreviewLines } from './preview';
import { getSandboxPackages } from './files/packages';
import { isSampleData, readPublishedCode, toPublishedCode } from './files/sampleData';
import { toJavaScript } from './toJavaScript';

/**
 * Reads a demo's file, and creates the source that readers see. This bypasses the bundler, where the source
 * of a demo would add two modules and a chunk.
 * @param file path of the demo in the repository
 * @throws Error naming file and line when the code cannot be compiled, or a package is not installed
 */
export function readDemoSource(file: string): Promise<DemoSource> {
  const target = path.join(ROOT, file);
  return getDemoSource(readText(target), target);
}

/**
 * Creates the source that readers see from a demo's code.
 * @param file absolute path of the demo
 * @throws Error naming file and line when the code cannot be compiled, or a package is not installed
 */
export async function getDemoSource(code: string, file: string): Promise<DemoSource> {
  const shown = toPublishedCode(code);
  const javascript = await toJavaScript(shown, file);
  return {
    ...highlight(shown, 'tsx'),
    javascript: javascript === shown ? null : highlight(javascript, 'jsx'),
    files: await Promise.all(findDemoFiles(code, file).map(readDemoFile)),
    packages: getSandboxPackages(code, file),
  };
}

async function readDemoFile(file: string): Promise<DemoFile> {
  const code = readPublishedCode(file);
  const name = path.basename(file);
  if (name.endsWith('.css')) return { name, full: highlightAll(code, 'css'), javascript: null };
  const javascript = await toJavaScript(code, file);
  return {
    name,
    ...(isSampleData(file) && { isShared: true }),
    full: highlightAll(code, 'tsx'),
    javascript: javascript === code ? null : highlightAll(javascript, 'jsx'),
  };
}

function highlightAll(code: string, language: 'tsx' | 'jsx' | 'css'): string {
  return highlightLines(code.trimEnd(), language).join('\n');
}

function highlight(code: string, language: 'tsx' | 'jsx'): HighlightedCode {
  const lines = colorLines(code.trimEnd(), language);
  const range = findPreviewLines(code);
  return {
    full: toHtml(lines),
    preview: range && toHtml(dedentLines(lines.slice(range.first, range.last + 1))),
  };
}

function toHtml(lines: readonly (readonly ColoredText[])[]): string {
  return lines.map(toCodeHtml).join('\n');
}
