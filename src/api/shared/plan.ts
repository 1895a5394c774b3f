/** Commercial plans of MUI X, the lower one first. */
export const PLANS = ['pro', 'premium'] as const;

/** Plan of MUI X that something needs. */
export type Plan = (typeof PLANS)[number];

/** How the mark of a plan reads in English. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { pro: 'Pro plan', premium: 'Premium plan' };

/** The plan of a name from outside; `null` when there is none. */
export function parsePlan(name: string | null): Plan | null {
  return PLANS.find((plan) => plan === name) ?? null;
}
