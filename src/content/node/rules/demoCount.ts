import { createError, createWarning } from '../../../base/node/finding';
import type { PlaygroundOptions } from '../reader/playgroundElements';
import type { Rule } from '../facts/rule';

/** Share of the reference's demos that every page should have, and that a component page must have. */
const SHARE = { warning: 0.8, error: 0.6 };

/** Most demos that a playground counts as: each of its controls shows what a demo could. */
const MAX_PER_PLAYGROUND = 3;

/** A page has most of the demos that the reference has; a playground counts as what it shows, a tool as one. */
export const demoCount: Rule = {
  name: 'demoCount',
  check({ file, pathname, frontMatter, demos, playgrounds, tools }, { referenceDemos }) {
    const reference = referenceDemos[pathname] ?? 0;
    const count = demos.length + sum(playgrounds.map(countControls)) + tools.length;
    const wanted = Math.ceil(reference * SHARE.warning);
    if (count >= wanted) return [];
    const isComponentPage = (frontMatter?.components.length ?? 0) > 0;
    const create = isComponentPage && count < reference * SHARE.error ? createError : createWarning;
    const reason = `The page has ${count} of ${wanted} demos, playgrounds included (the reference: ${reference}).`;
    const cure = `Show ${wanted - count} more, each with an idea of its own in a file of its own.`;
    return [create(file, 1, reason, cure)];
  },
};

function countControls({ props, variables }: PlaygroundOptions): number {
  return Math.min(props.length + variables.length, MAX_PER_PLAYGROUND);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
