import type { ComponentType } from 'react';
import type { DemoTheme } from '../../site/shared/product';
import type { Playground } from '../shared/playground';
import type { DemoThemeProvider } from './island/Island';
import { importPage } from './importPage';
import type { AnyComponent } from './playground/Playground';

/** The module of a page in browsers: its demos and playgrounds by name. */
interface DemoMap {
  readonly demos: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  readonly playgrounds?: Readonly<Record<string, () => Promise<{ default: AnyComponent }[]>>>;
}

/**
 * Loads a demo of a page; the page's map of demos loads with the first one.
 * @param module path of the page's module below `data`, without extension
 * @throws Error when the chunk cannot be loaded, or the page has no such demo
 */
export async function loadDemo(module: string, name: string): Promise<{ default: ComponentType }> {
  const { demos } = await importPage<DemoMap>(module);
  const load = demos[name];
  if (!load) throw new Error(`Page ${module} has no demo "${name}".`);
  return load();
}

/**
 * Loads a playground of a page as a demo, with the code that all playgrounds share.
 * @param json the playground as `PlaygroundBlock` wrote it
 * @throws Error when the chunks cannot be loaded, or the page has no such playground
 */
export async function loadPlayground(module: string, json: string): Promise<{ default: ComponentType }> {
  const playground: Playground = JSON.parse(json);
  const { playgrounds } = await importPage<DemoMap>(module);
  const load = playgrounds?.[playground.id];
  if (!load) throw new Error(`Page ${module} has no playground "${playground.id}".`);
  const [parts, { createPlayground }] = await Promise.all([load(), import('./playground/Playground')]);
  return {
    default: createPlayground(
      playground,
      parts.map((part) => part.default),
    ),
  };
}

/** Modules that edited code may import, by specifier. */
export type DemoPackages = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;

/**
 * Loads the map of modules that edited demos of a page's product may import. It is separate from the page's
 * own map, or the build would duplicate the chunks of the product's packages for each page.
 * @throws Error when the chunk cannot be loaded
 */
export async function loadDemoPackages(module: string): Promise<DemoPackages> {
  const [folder = ''] = module.split('/');
  const { packages }: { packages: DemoPackages } = await import(
    `../../../data/${folder}/product.ts?packages`
  );
  return packages;
}

/** Loads the theme of a product's demos. */
export function loadDemoTheme(name: DemoTheme): Promise<{ DemoTheme: DemoThemeProvider }> {
  switch (name) {
    case 'material':
      return import('./themes/material');
    case 'joy':
      return import('./themes/joy');
    case 'none':
      return import('./themes/none');
  }
}
