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
  { wrong: 'in truth', right: 'in fact', reason: PLAIN },
];
