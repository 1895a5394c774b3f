import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { data } from '../shared/attributes';
import type { ToolContent, ToolName } from '../shared/page';

/** The code of a tool loads only on pages that have it. */
const TOOLS: Readonly<Record<ToolName, ComponentType<ToolContent>>> = {
  density: dynamic(() =>
    import('../../shell/client/settings/DensityTool').then(({ DensityTool }) => DensityTool),
  ),
  colors: dynamic(() =>
    import('../../extensions/themeTools/client/colorTool/ColorTool').then(({ ColorTool }) => ColorTool),
  ),
  productionError: dynamic(() =>
    import('../../extensions/errorDecoder/client/ErrorDecoder').then(({ ErrorDecoder }) => ErrorDecoder),
  ),
  themeViewer: dynamic(() =>
    import('../../extensions/themeTools/client/themeViewer/MaterialThemeViewer').then(
      (viewer) => viewer.MaterialThemeViewer,
    ),
  ),
  joyThemeViewer: dynamic(() =>
    import('../../extensions/themeTools/client/themeViewer/JoyThemeViewer').then(
      (viewer) => viewer.JoyThemeViewer,
    ),
  ),
  themeBuilder: dynamic(() =>
    import('../../extensions/themeTools/client/themeBuilder/kits/material/MaterialThemeBuilder').then(
      (builder) => builder.MaterialThemeBuilder,
    ),
  ),
  joyThemeBuilder: dynamic(() =>
    import('../../extensions/themeTools/client/themeBuilder/kits/joy/JoyThemeBuilder').then(
      (builder) => builder.JoyThemeBuilder,
    ),
  ),
  icons: dynamic(() =>
    import('../../extensions/icons/client/IconSearch').then(({ IconSearch }) => IconSearch),
  ),
  offline: dynamic(() =>
    import('../../extensions/offline/client/OfflineTool').then(({ OfflineTool }) => OfflineTool),
  ),
};

/** An interactive part of the site itself within a page. */
export function Tool({ name, content }: { name: ToolName; content?: ToolContent }) {
  const Component = TOOLS[name];
  return (
    <div {...data({ tool: '' })}>
      <Component {...content} />
    </div>
  );
}
