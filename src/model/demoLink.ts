/** A link to a demo, parsed from a URL's hash. */
interface DemoLink {
  readonly name: string;
  /** Whether to show the source: the hash ends in `.js` or `.tsx`. */
  readonly isOpen: boolean;
  /** Whether it includes a styling, for which the page has no anchor. */
  readonly isStyled: boolean;
}

/** Parses `#Rake`, `#Rake.js`, `#Rake.tsx`, and the same prefixed with `tailwind-`, `css-` or `system-`. */
export function findDemoInHash(hash: string): DemoLink | null {
  const [, prefix, name, extension] = /^#(tailwind-|css-|system-)?([A-Z]\w*)(\.js|\.tsx)?$/.exec(hash) ?? [];
  return name === undefined
    ? null
    : { name, isOpen: extension !== undefined, isStyled: prefix !== undefined };
}
