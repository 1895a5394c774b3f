import type { DataAttributes, DataName } from '../../page/shared/attributes';

/** `copy-value` → `copyValue`, as in `dataset`. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Dataset = { [Name in DataName as CamelCase<Name>]?: DataAttributes[Name] & string };

/** An element's typed `dataset`; values are not validated and may be any string. */
export function datasetOf(element: HTMLElement): Dataset {
  return element.dataset as Dataset;
}
