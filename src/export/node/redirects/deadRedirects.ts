import { explainDeadLink, type LinkTargets } from '../../../base/node/deadLink';
import { findLine } from '../../../base/node/findLine';
import { createError, formatFinding } from '../../../base/node/finding';
import { isOpen, SPLAT, spellOut, type Redirect } from './redirect';

/**
 * Finds rules that lead to no page, or to an anchor that it does not have, at once or after further rules; of those for
 * everything below a path, only the path itself is followed.
 * @param targets the exported pages
 * @returns sentences, each with its cure
 */
export function findDeadRedirects(redirects: readonly Redirect[], targets: LinkTargets): string[] {
  const rules = spellOut(redirects);
  const exact = new Map(rules.map((rule) => [rule.from, rule]));
  const open = rules.filter(isOpen);
  const follow = (address: string) => {
    const path = address.replace(/[?#].*/, '');
    const rule = exact.get(path) ?? open.find(({ from }) => path.startsWith(toStart(from)));
    return rule?.to.replace(SPLAT.target, () => path.slice(toStart(rule.from).length));
  };
  return rules.flatMap(({ from }) => {
    const start = toStart(from);
    const way = [start];
    for (let next = follow(start); next !== undefined && way.length <= rules.length; next = follow(next)) {
      way.push(next);
    }
    const reason =
      way.length > rules.length
        ? 'there is no end.'
        : explainDeadLink(way.at(-1) ?? '', '/', targets, () => false);
    if (reason === null) return [];
    const ends = way.toReversed().map((address) => `'${address}'`);
    const finding = createError(
      FILE,
      findLine(FILE, ...ends),
      `${way.slice(0, 4).join(' leads to ')}: ${reason}`,
      CURE,
    );
    return [formatFinding(finding)];
  });
}

const FILE = 'data/redirects.ts';

const CURE = 'Add an entry for the last address, or correct the one that leads there.';

function toStart(from: string): string {
  return from.endsWith(SPLAT.source) ? from.slice(0, -SPLAT.source.length) : from;
}
