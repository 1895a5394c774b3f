/** A form that texts do not use, and the one that they use. */
export interface Term {
  /**
   * Words as they are written, in any case unless they have a capital. `#` stands for a number, `*` at the end of a
   * word for any ending. Of two that fit, the first in the list counts.
   */
  readonly wrong: string;
  /** What to write instead, with the same `#` or `*`. */
  readonly right: string;
  /** Why, as a sentence. */
  readonly reason: string;
}

const AMERICAN = 'Pages are in American English.';
const KEY = 'Keys are called as they are printed.';
const NAME = 'It is the name as its owner writes it.';
const PLAIN = 'Plain words are understood at once.';

/** Where things are: they do not stand there. */
const PLACES = [
  'above',
  'at',
  'before',
  'behind',
  'below',
  'beside',
  'between',
  'in',
  'next to',
  'on',
  'under',
];

/** What a prop or a function accepts, and does not take. */
const VALUES = [
  'array',
  'boolean',
  'callback',
  'component',
  'element',
  'function',
  'list',
  'node',
  'number',
  'object',
  'string',
  'value',
];

const SPELLINGS: readonly (readonly [wrong: string, right: string])[] = [
  ['analyse', 'analyze'],
  ['analysed', 'analyzed'],
  ['analysing', 'analyzing'],
  ['artefact*', 'artifact*'],
  ['behaviour*', 'behavior*'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['centre', 'center'],
  ['centred', 'centered'],
  ['centres', 'centers'],
  ['centring', 'centering'],
  ['colour*', 'color*'],
  ['customisation*', 'customization*'],
  ['customise*', 'customize*'],
  ['defence', 'defense'],
  ['emphasise*', 'emphasize*'],
  ['favour*', 'favor*'],
  ['flavour*', 'flavor*'],
  ['grey*', 'gray*'],
  ['harbour*', 'harbor*'],
  ['honour*', 'honor*'],
  ['initialise*', 'initialize*'],
  ['labelled', 'labeled'],
  ['labelling', 'labeling'],
  ['licence*', 'license*'],
  ['memoise*', 'memoize*'],
  ['minimise*', 'minimize*'],
  ['maximise*', 'maximize*'],
  ['modelled', 'modeled'],
  ['modelling', 'modeling'],
  ['neighbour*', 'neighbor*'],
  ['normalise*', 'normalize*'],
  ['optimisation*', 'optimization*'],
  ['optimise*', 'optimize*'],
  ['organisation*', 'organization*'],
  ['organise*', 'organize*'],
  ['prioritise*', 'prioritize*'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['recognise*', 'recognize*'],
  ['serialise*', 'serialize*'],
  ['summarise*', 'summarize*'],
  ['theatre*', 'theater*'],
  ['virtualisation', 'virtualization'],
  ['virtualise*', 'virtualize*'],
  ['whilst', 'while'],
];

/** The one form of each word, read by `npm run content:check`. */
export const TERMS: readonly Term[] = [
  ...SPELLINGS.map(([wrong, right]) => ({ wrong, right, reason: AMERICAN })),
  { wrong: '# px', right: '#px', reason: 'Lengths are written as in CSS.' },
  { wrong: 'Escape key', right: 'Esc', reason: KEY },
  { wrong: 'Esc key', right: 'Esc', reason: KEY },
  { wrong: 'Escape', right: 'Esc', reason: KEY },
  { wrong: 'ESC', right: 'Esc', reason: KEY },
  { wrong: 'Github', right: 'GitHub', reason: NAME },
  { wrong: 'Javascript', right: 'JavaScript', reason: NAME },
  { wrong: 'JoyUI', right: 'Joy UI', reason: NAME },
  { wrong: 'MaterialUI', right: 'Material UI', reason: NAME },
  { wrong: 'NPM', right: 'npm', reason: NAME },
  { wrong: 'NextJS', right: 'Next.js', reason: NAME },
  { wrong: 'Typescript', right: 'TypeScript', reason: NAME },
  { wrong: 'by tokens', right: 'with tokens', reason: PLAIN },
  { wrong: 'for own', right: 'for your own', reason: PLAIN },
  { wrong: 'hence', right: 'so', reason: PLAIN },
  { wrong: 'afterwards', right: 'afterward', reason: AMERICAN },
  { wrong: 'anew', right: 'again', reason: PLAIN },
  { wrong: 'inside of', right: 'inside', reason: PLAIN },
  ...['someone', 'somebody', 'anyone', 'anybody'].map((wrong) => ({
    wrong,
    right: 'people',
    reason: 'Readers and users are people.',
  })),
  ...PLACES.flatMap((place) => [
    { wrong: `stand ${place}`, right: `are ${place}`, reason: PLAIN },
    { wrong: `stands ${place}`, right: `is ${place}`, reason: PLAIN },
  ]),
  ...VALUES.flatMap((value) =>
    ['a', 'an', 'the'].flatMap((article) => [
      { wrong: `take ${article} ${value}`, right: `accept ${article} ${value}`, reason: PLAIN },
      { wrong: `takes ${article} ${value}`, right: `accepts ${article} ${value}`, reason: PLAIN },
    ]),
  ),
  { wrong: 'in truth', right: 'in fact', reason: PLAIN },
];

/** A topic of many pages, and the only heading that it has. */
export interface HeadingTerm {
  /** Other headings for it. */
  readonly wrong: RegExp;
  readonly right: string;
}

/** The headings of recurring topics, read by `npm run content:check`. */
export const HEADINGS: readonly HeadingTerm[] = [
  { wrong: /^(?:Controlled .+|Control(?:ling)? the (?:model|open state|state|value))$/, right: 'Controlled' },
  {
    wrong: /^(?:In a form|(?:Native|Use in) forms|.+ in (?:a form|forms)|Forms and validation)$/,
    right: 'Forms',
  },
  { wrong: /^(?:.+ )?(?:React Hook Form|form library)$/, right: 'Form libraries' },
  { wrong: /^(?:Number of columns|Column count)$/, right: 'Columns' },
  {
    wrong: /^(?:Your own breakpoints|Add (?:a )?breakpoints?|Custom breakpoint)$/,
    right: 'Custom breakpoints',
  },
  {
    wrong:
      /^(?:SSR|(?:Render(?:ing)? )?[Oo]n (?:a|the) server|Server-side rendering|Styles on (?:a|the) server)$/,
    right: 'Server rendering',
  },
  { wrong: /^(?:RTL.*|Right[ -]to[ -]left .+|Right to left)$/, right: 'Right-to-left' },
  { wrong: /^(?:Styling|Customiz(?:e|ing)|Style the component|Custom styles)$/, right: 'Customization' },
  { wrong: /^(?:Classes|Class names|CSS class names)$/, right: 'CSS classes' },
  { wrong: /^(?:Types|Typing|(?:Usage|Use) with TypeScript|In TypeScript)$/, right: 'TypeScript' },
  {
    wrong: /^(?:Build your own(?! with use[A-Z])|Your own .+ with use[A-Z]|(?:Use )?(?:[Aa]|[Tt]he) hook$)/,
    right: 'Build your own with useX',
  },
  { wrong: /^(?:Pitfalls|Frequent mistakes|Mistakes)$/, right: 'Common mistakes' },
];
