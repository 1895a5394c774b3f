import dynamic from 'next/dynamic';
import type { ToolViews } from '../../../page/client/Tool';

export const tools: ToolViews = {
  colors: dynamic(() => import('./colorTool/ColorTool').then(({ ColorTool }) => ColorTool)),
  themeViewer: dynamic(() =>
    import('./themeViewer/MaterialThemeViewer').then(({ MaterialThemeViewer }) => MaterialThemeViewer),
  ),
  joyThemeViewer: dynamic(() =>
    import('./themeViewer/JoyThemeViewer').then(({ JoyThemeViewer }) => JoyThemeViewer),
  ),
  themeBuilder: dynamic(() =>
    import('./themeBuilder/kits/material/MaterialThemeBuilder').then(
      ({ MaterialThemeBuilder }) => MaterialThemeBuilder,
    ),
  ),
  joyThemeBuilder: dynamic(() =>
    import('./themeBuilder/kits/joy/JoyThemeBuilder').then(({ JoyThemeBuilder }) => JoyThemeBuilder),
  ),
};
