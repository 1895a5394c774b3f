import { listExtensions } from '../../../extensions';

/** What the build knows of a tool, an interactive part of the site itself that a page may hold. */
export interface Tool {
  /** Needs the width of the table of contents, too. */
  readonly isWide?: true;
  /** Loads what its component shows of the installed packages; only pages that have the tool need it. */
  readonly load?: () => Promise<ToolContent>;
}

/** What a tool gets from the build. */
export interface ToolContent {
  /** Its component's content: plain JSON. */
  readonly content: unknown;
  /** Public paths of files that it loads, and of folders with such files, which end in a slash. */
  readonly files: readonly string[];
}

/** Tools by the name that `<Tool name>` gives. */
export type Tools = Readonly<Record<string, Tool>>;

const found: Record<string, Tool> = { density: {} };

// One after the other: jiti hands out half a module to whoever imports it while it awaits something.
for (const name of listExtensions('tools')) {
  const { tools }: { tools: Tools } = await import(`../../../extensions/${name}/node/tools.ts`);
  Object.assign(found, tools);
}

/** All tools of the site, those of its extensions included. */
export const TOOLS: Tools = found;
