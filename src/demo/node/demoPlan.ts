import type { Plan } from '../../api/shared/plan';
import type { ProductManifest } from '../../site/shared/product';
import { listDemoPackages } from './files/importedPackages';

/**
 * The plan that a demo requires: the highest plan of the packages that it imports.
 * @param file path of the demo in the repository
 */
export function findDemoPlan(file: string, packages: ProductManifest['packages']): Plan | null {
  const imported = listDemoPackages(file);
  const plans = packages.flatMap(({ name, plan }) => (plan && imported.includes(name) ? [plan] : []));
  return plans.includes('premium') ? 'premium' : (plans[0] ?? null);
}
