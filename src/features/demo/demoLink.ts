/** What an address says of a demo. */
interface DemoLink {
  readonly name: string;
  /** Whether it asks to see the source: the address ends in `.js` or `.tsx`. */
  readonly isOpen: boolean;
  /** Whether it names a styling, for which the page has no anchor. */
  readonly isStyled: boolean;
}

/** Reads `#Rake`, `#Rake.js`, `#Rake.tsx`, and the same after `tailwind-`, `css-` or `system-`. */
export function findDemoInHash(hash: string): DemoLink | null {
  const [, prefix, name, extension] = /^#(tailwind-|css-|system-)?([A-Z]\w*)(\.js|\.tsx)?$/.exec(hash) ?? [];
  return name === undefined
    ? null
    : { name, isOpen: extension !== undefined, isStyled: prefix !== undefined };
}
