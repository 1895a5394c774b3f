import { createEntry, isNeeded, isTailwind, listBaseRules, type SandboxDemo } from './entry';

/** A project of a few files, ready to install and start. */
export interface Sandbox {
  /** Contents by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The file to open. */
  readonly main: string;
}

/** Development dependencies of a project. */
const TOOLS = /^(vite|typescript|tailwindcss|@tailwindcss\/.+|@types\/.+)$/;

/** Creates a Vite project for a demo. */
export function createSandbox(demo: SandboxDemo): Sandbox {
  const isTyped = demo.language === 'TS';
  const extension = isTyped ? 'tsx' : 'jsx';
  const main = `src/Demo.${extension}`;
  const files = {
    [main]: demo.code,
    ...Object.fromEntries(Object.entries(demo.files).map(([name, text]) => [`src/${name}`, text])),
    [`src/main.${extension}`]: createEntry(demo),
    'index.html': createDocument(demo, extension),
    'package.json': toJson(createManifest(demo)),
    ...(isTailwind(demo.packages) && { 'vite.config.js': VITE_CONFIG, 'src/tailwind.css': TAILWIND_CSS }),
    ...(isTyped && { 'tsconfig.json': toJson(TSCONFIG), 'src/vite-env.d.ts': VITE_TYPES }),
  };
  return { files, main };
}

function createManifest(demo: SandboxDemo) {
  const { title, language, packages } = demo;
  const entries = Object.entries(packages).filter(
    ([name]) => isNeeded(name, demo) && (language === 'TS' || !isTypes(name)),
  );
  return {
    name:
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'demo',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: language === 'TS' ? 'tsc && vite build' : 'vite build' },
    dependencies: Object.fromEntries(entries.filter(([name]) => !TOOLS.test(name))),
    devDependencies: Object.fromEntries(entries.filter(([name]) => TOOLS.test(name))),
  };
}

function isTypes(name: string): boolean {
  return name === 'typescript' || name.startsWith('@types/');
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

const VITE_CONFIG = `import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [tailwindcss()] });
`;

const TAILWIND_CSS = "@import 'tailwindcss';\n";

const VITE_TYPES = '/// <reference types="vite/client" />\n';

function createDocument(demo: SandboxDemo, extension: string): string {
  const rules = listBaseRules(demo).map((rule) => `      ${rule}\n`);
  const style = rules.length > 0 ? `\n    <style>\n${rules.join('')}    </style>` : '';
  const title = demo.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>${style}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${extension}"></script>
  </body>
</html>
`;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
