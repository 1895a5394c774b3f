/** Commercial plans of MUI X, the lower one first. */
export const PLANS = ['pro', 'premium'] as const;

/** The MUI X plan that a feature requires. */
export type Plan = (typeof PLANS)[number];

/** English labels of the plan badges. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { pro: 'Pro plan', premium: 'Premium plan' };

/** Parses a plan name from an external source; `null` when there is no such plan. */
export function parsePlan(name: string | null): Plan | null {
  return PLANS.find((plan) => plan === name) ?? null;
}
