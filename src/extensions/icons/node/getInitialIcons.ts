import { createTheme } from '@mui/material/styles';
import { ICON_PACKAGE } from '../../../../data/icons/package';
import type { InitialIcons } from '../shared/icons';
import type { ToolContent } from '../../../content/node/reader/tools';
import { readInstalledVersion } from '../../../base/node/manifest';
import { getIconFiles } from './getIconFiles';

/** What the icon search shows before its files have loaded, and these files. */
export function getInitialIcons(): ToolContent {
  const { namesPath, icons, names } = getIconFiles();
  const content: InitialIcons = {
    packageName: ICON_PACKAGE,
    version: readInstalledVersion(ICON_PACKAGE),
    namesPath,
    count: icons.filter(({ svgs: [filled] }) => filled).length,
    exportCount: icons.flatMap(({ svgs }) => svgs.filter(Boolean)).length,
    icons: icons.slice(0, names.popular).map(({ name, svgs: [svg = ''] }) => ({ name, svg })),
    colors: { light: listColors('light'), dark: listColors('dark') },
  };
  return { content, files: [namesPath, `${names.folder}/`] };
}

/** The named colors of `SvgIcon` in the default theme, with those of the background and the text around. */
function listColors(mode: 'light' | 'dark'): Record<string, string> {
  const { palette } = createTheme({ palette: { mode } });
  return {
    background: palette.background.default,
    inherit: palette.text.primary,
    action: palette.action.active,
    disabled: palette.action.disabled,
    primary: palette.primary.main,
    secondary: palette.secondary.main,
    error: palette.error.main,
    success: palette.success.main,
  };
}
