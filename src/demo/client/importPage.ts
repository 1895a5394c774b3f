// In the development server, `page/node/openPages/openPagesLoader.cjs` replaces this module with one that
// imports only the open pages: the bundler compiles all pages that a dynamic import can resolve to, with
// their demos, before it runs.

/** The pages that can be imported, as module paths; `null`: all. */
export const openPages: readonly string[] | null = null;

/**
 * Imports the module of a page: its content on the server, the map of its demos in browsers.
 * @param module path below `data`, without extension
 */
export const importPage = <Module>(module: string): Promise<Module> => import(`../../../data/${module}.mdx`);
