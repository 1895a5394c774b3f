import { useEffect } from 'react';
import { useCurrentPage } from '../../../page/client/context/page';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { SettingsGroup } from '../../../shell/client/settings/SettingsGroup';
import { readSavedProducts } from './savedProducts';
import { SaveProductControl } from './SaveProductControl';
import { useCanSave } from './useCanSave';

/** The settings of offline reading, where pages can be saved. */
export function OfflineSettings() {
  const t = usePanelTranslate();
  const canSave = useCanSave();
  return (
    canSave && (
      <SettingsGroup label={t('offline.title')}>
        <ProductList />
      </SettingsGroup>
    )
  );
}

/** All products, each with a control that saves it on this device. */
function ProductList() {
  const { products } = useCurrentPage();
  useEffect(() => void readSavedProducts(), []);
  return (
    <ul className="ui-list ui-stack">
      {products.map((entry) => (
        <li key={entry.id}>
          <SaveProductControl entry={entry} />
        </li>
      ))}
    </ul>
  );
}
