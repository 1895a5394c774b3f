/** @typedef {{ phase?: 'compile' | 'pages' | 'export', done?: number, total?: number, text?: string }} NextProgress */

/** Lines with which Next reports its progress: they end the message before them. */
const MILESTONES =
  /^(?:▲ Next\.js |- (?:Environments|Experiments)\b| ?✓ |Route \(|\s*(?:Creating an optimized|Skipping validation of types|Finished TypeScript|Collecting |Generating static|Exporting using|Finalizing page))/;

/** What follows some of them: settings that are on, off or have a value, and the table of routes. */
const DETAILS = /^\s*$|^ {2,}[✓⨯·] \w+(?:: \S+)?$|^\s*[┌├└│+]|^\s*[○●ƒ] /;

/** Known warnings that are hidden. */
const KNOWN_WARNINGS = [
  // React 18 is deliberate: joy, base, X 7 and toolpad require it, and 19 adds 19 kB to every page.
  /React 18 support is deprecated/,
];

/**
 * Creates a reader of the lines of `next build`, which are noise when all is well. Lines that it does not
 * know are returned as `text`, with all that follows them: a warning or an error ends only at the next report
 * of progress.
 * @returns {(line: string) => NextProgress} `phase`: the one that begins, or is running, with `done` of `total`
 *   pages
 */
export function createNextReader() {
  let isInMessage = false;
  return (line) => {
    if (KNOWN_WARNINGS.some((pattern) => pattern.test(line))) return {};
    if (!MILESTONES.test(line)) {
      isInMessage ||= !DETAILS.test(line);
      return isInMessage ? { text: line } : {};
    }
    isInMessage = false;
    return readMilestone(line);
  };
}

/**
 * @param {string} line
 * @returns {NextProgress}
 */
function readMilestone(line) {
  const [, done, total] = /Generating static pages.*\((\d+)\/(\d+)\)/.exec(line) ?? [];
  if (done && total) return { phase: 'pages', done: Number(done), total: Number(total) };
  if (line.includes('Creating an optimized production build')) return { phase: 'compile' };
  if (line.includes('Collecting page data')) return { phase: 'pages' };
  if (line.includes('Finalizing page optimization')) return { phase: 'export' };
  return {};
}
