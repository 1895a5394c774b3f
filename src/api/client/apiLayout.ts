import { attachListeners } from '../../base/client/attachListeners';
import { selectData } from '../../page/shared/attributes';
import { datasetOf } from '../../base/client/dataset';
import { apiLayouts } from '../../shell/client/preferences/apiLayout';

const RADIOS = selectData('api-layout');

/**
 * Handles the radio buttons that choose the layout of API lists; style sheets apply it by an attribute of the
 * root element. Returns a cleanup function.
 */
export function attachApiLayout(root: Document): () => void {
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(RADIOS)) return;
    const preference = findPreference(target);
    const layout = preference?.values.find((value) => value === target.value);
    if (layout) preference?.choose(layout);
    // The height of the list has changed.
    root.querySelector(selectData('target'))?.scrollIntoView({ block: 'nearest' });
  };
  const sync = () => syncApiLayout(root);
  sync();
  const stops = [
    attachListeners(root, { change: onChange }),
    ...Object.values(apiLayouts).map(({ subscribe }) => subscribe(sync)),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Checks the radio buttons of the chosen layouts; called for each page, whose HTML has the default checked.
 */
export function syncApiLayout(root: ParentNode): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>(RADIOS)) {
    radio.checked = radio.value === findPreference(radio)?.store.get();
  }
}

function findPreference(radio: HTMLInputElement) {
  const section = datasetOf(radio).apiLayout;
  return section && Object.hasOwn(apiLayouts, section) ? apiLayouts[section] : undefined;
}
