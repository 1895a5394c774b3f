import { createError, createWarning } from '../../../base/node/diagnostic';
import type { PlaygroundOptions } from '../reader/playgroundElements';
import type { PageRule } from '../facts/rule';

/** Share of the reference's demos that every page should have, and that a component page must have. */
const SHARE = { warning: 0.8, error: 0.6 };

/** A playground counts as a demo per control, up to this many: each control shows what a demo could. */
const MAX_PER_PLAYGROUND = 3;

/** A page has most of the reference's demos; a playground counts by its controls, a tool as one. */
export const demoCount: PageRule = {
  name: 'demoCount',
  stops: 'ci',
  check({ file, pathname, frontMatter, demos, playgrounds, tools }, { referenceDemos }) {
    const reference = referenceDemos[pathname] ?? 0;
    const count = demos.length + sum(playgrounds.map(countControls)) + tools.length;
    const wanted = Math.ceil(reference * SHARE.warning);
    if (count >= wanted) return [];
    const isComponentPage = (frontMatter?.components.length ?? 0) > 0;
    const create = isComponentPage && count < reference * SHARE.error ? createError : createWarning;
    const reason = `The page has ${count} of ${wanted} demos, playgrounds included (the reference: ${reference}).`;
    const fix = `Show ${wanted - count} more, each with an idea of its own in a file of its own.`;
    return [create(file, 1, reason, fix)];
  },
};

function countControls({ props, variables }: PlaygroundOptions): number {
  return Math.min(props.length + variables.length, MAX_PER_PLAYGROUND);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
