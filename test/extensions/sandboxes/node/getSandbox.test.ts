import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listImportedPackages } from '../../../../src/demo/node/files/packages';
import { getSandbox } from '../../../../src/extensions/sandboxes/node/getSandbox';
import { loadProducts } from '../../../../src/site/node/products';

// Hundreds of files, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

const { packages: locked }: { packages: Record<string, { version: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const products = await loadProducts();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atlas-sandboxes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, files: Readonly<Record<string, string>>): string {
  const project = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  return project;
}

/** Relative imports of a file that lead to none. */
function findDeadImports(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const specifiers = [...code.matchAll(/^import (?:[^']* from )?'(\.[^']+)'/gm)].map(([, name = '']) => name);
  return specifiers.filter((specifier) => {
    const target = path.join(path.dirname(file), specifier);
    return !['', '.ts', '.tsx', '.js', '.jsx'].some((extension) => existsSync(target + extension));
  });
}

describe('the sandbox of every demo', () => {
  const places = products.flatMap((product) =>
    readdirSync(path.join('data', product.id), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => ({ file: path.join('data', product.id, file), theme: product.demoTheme })),
  );

  it.each(['TS', 'JS'] as const)(
    `finds each of its imports, and has the locked versions: ${places.length} in %s`,
    async (language) => {
      const faults: string[] = [];
      for (const { file, theme } of places) {
        const sandbox = await getSandbox(file, language, theme);
        const project = write(language, sandbox.files);
        const manifest = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
        const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
        const scripts = Object.keys(sandbox.files).filter((name) => /\.[jt]sx?$/.test(name));
        for (const name of scripts) {
          const script = path.join(project, name);
          faults.push(...findDeadImports(script).map((dead) => `${file}: ${name} imports ${dead}`));
          for (const needed of listImportedPackages(readFileSync(script, 'utf8'))) {
            const isTypes = needed.startsWith('@types/');
            if (!(needed in versions) && !(isTypes && language === 'JS'))
              faults.push(`${file}: lacks ${needed}`);
          }
        }
        for (const [name, version] of Object.entries(versions)) {
          if (version !== locked[`node_modules/${name.replace('@tailwindcss/vite', 'tailwindcss')}`]?.version)
            faults.push(`${file}: ${name} ${version}`);
        }
        rmSync(project, { recursive: true });
      }
      expect(faults).toEqual([]);
    },
  );
});
