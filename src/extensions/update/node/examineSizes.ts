import { loadApi } from '../../../api/node/packages/loadApi';
import { measureSize } from '../../../api/node/size/measureSize';
import type { ExaminationPart } from './examination';

/** Measures all components and hooks; those that cannot be measured need an optional package. */
export async function examineSizes(): Promise<ExaminationPart> {
  const { components, hooks } = await loadApi();
  const sizes: Record<string, number> = {};
  for (const { packageName, name } of [...components, ...hooks]) {
    const bytes = await measureSize(packageName, name).catch(() => null);
    if (bytes !== null) sizes[`${packageName} ${name}`] = bytes;
  }
  return { sizes };
}
