import { LineIcon } from './Icon';
import { PANEL_ICON_PATHS, type PanelIconName } from '../shared/panelIconPaths';

/** An icon of a panel that loads on intent. */
export function PanelIcon({ name }: { name: PanelIconName }) {
  return <LineIcon path={PANEL_ICON_PATHS[name]} />;
}
