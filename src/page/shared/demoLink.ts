import type { StyledPart } from './page';

/** A link to a demo, parsed from a URL's hash. */
interface DemoLink {
  readonly name: string;
  /** Whether to show the source: the hash ends in `.js` or `.tsx`. */
  readonly isOpen: boolean;
  /** Whether it names a styling; a demo with only one styling has no such anchor. */
  readonly isStyled: boolean;
}

/** Parses `#Rake`, `#Rake.js`, `#Rake.tsx`, and the same prefixed with `tailwind-`, `css-` or `system-`. */
export function findDemoInHash(hash: string): DemoLink | null {
  const [, prefix, name, extension] = /^#(tailwind-|css-|system-)?([A-Z]\w*)(\.js|\.tsx)?$/.exec(hash) ?? [];
  return name === undefined
    ? null
    : { name, isOpen: extension !== undefined, isStyled: prefix !== undefined };
}

/** All anchors that lead to a demo and to its stylings; without the demo's name, which is its own id. */
export function listDemoAnchors(
  name: string,
  aliases: readonly string[] = [],
  stylings: readonly Pick<StyledPart, 'styling'>[],
): string[] {
  const prefixes = ['', ...stylings.map(({ styling }) => `${styling}-`)];
  return [name, ...aliases]
    .flatMap((own) => prefixes.flatMap((prefix) => ['', '.js', '.tsx'].map((end) => prefix + own + end)))
    .slice(1);
}
