import { data } from '../../../page/shared/attributes';
import { PLAN_NAMES, type Plan } from '../../../api/shared/plan';

/** The mark of what only a commercial plan has: behind a heading, in a text or a table. */
export function PlanMark({ of }: { of: Plan }) {
  return (
    <span className="api-mark plan" {...data({ t: '' })}>
      {PLAN_NAMES[of]}
    </span>
  );
}
