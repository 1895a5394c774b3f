import { explainDeadLink, type LinkTargets } from '../../../base/node/deadLink';
import { findLine } from '../../../base/node/findLine';
import { createError, formatDiagnostic } from '../../../base/node/diagnostic';
import { hasSplat, SPLAT, expandRules, type Redirect } from './redirect';

/**
 * Finds rules that lead to no page, or to an anchor that the page does not have, directly or through further
 * rules. Of rules for everything below a path, only the path itself is followed.
 * @param targets the exported pages
 * @returns sentences, each with its fix
 */
export function findDeadRedirects(redirects: readonly Redirect[], targets: LinkTargets): string[] {
  const rules = expandRules(redirects);
  const exact = new Map(rules.map((rule) => [rule.from, rule]));
  const withSplat = rules.filter(hasSplat);
  const follow = (address: string) => {
    const path = address.replace(/[?#].*/, '');
    const rule = exact.get(path) ?? withSplat.find(({ from }) => path.startsWith(toPrefix(from)));
    return rule?.to.replace(SPLAT.target, () => path.slice(toPrefix(rule.from).length));
  };
  return rules.flatMap(({ from }) => {
    const start = toPrefix(from);
    const chain = [start];
    for (let next = follow(start); next !== undefined && chain.length <= rules.length; next = follow(next)) {
      chain.push(next);
    }
    const reason =
      chain.length > rules.length
        ? 'the redirects form a loop.'
        : explainDeadLink(chain.at(-1) ?? '', '/', targets, () => false);
    if (reason === null) return [];
    const ends = chain.toReversed().map((address) => `'${address}'`);
    const diagnostic = createError(
      FILE,
      findLine(FILE, ...ends),
      `${chain.slice(0, 4).join(' leads to ')}: ${reason}`,
      FIX,
    );
    return [formatDiagnostic(diagnostic)];
  });
}

const FILE = 'data/redirects.ts';

const FIX = 'Add an entry for the last address, or correct the one that leads there.';

function toPrefix(from: string): string {
  return from.endsWith(SPLAT.source) ? from.slice(0, -SPLAT.source.length) : from;
}
