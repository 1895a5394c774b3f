import { data } from '../../../page/shared/attributes';
import { PLAN_NAMES, type Plan } from '../../../api/shared/plan';

/** Labels what only a commercial plan includes: after a heading, in text or in a table. */
export function PlanBadge({ of }: { of: Plan }) {
  return (
    <span className="api-mark plan" {...data({ t: '', md: 'badge' })}>
      {PLAN_NAMES[of]}
    </span>
  );
}
