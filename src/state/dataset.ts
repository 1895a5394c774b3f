import type { DataAttributes, DataName } from '../model/attributes';

/** `copy-value` → `copyValue`, as `dataset` names it. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Dataset = { [Name in DataName as CamelCase<Name>]?: DataAttributes[Name] & string };

/** The attributes of an element, to read, set and delete; what is read may be any text. */
export function datasetOf(element: HTMLElement): Dataset {
  return element.dataset as Dataset;
}
