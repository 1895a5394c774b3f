import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { data } from '../model/attributes';
import type { ToolContent, ToolName } from '../model/page';

/** The code of a tool loads only on pages that have it. */
const TOOLS: Readonly<Record<ToolName, ComponentType<ToolContent>>> = {
  density: dynamic(() => import('../features/settings/DensityTool').then(({ DensityTool }) => DensityTool)),
  colors: dynamic(() => import('../features/colorTool/ColorTool').then(({ ColorTool }) => ColorTool)),
  productionError: dynamic(() =>
    import('../features/errorDecoder/ErrorDecoder').then(({ ErrorDecoder }) => ErrorDecoder),
  ),
  themeViewer: dynamic(() =>
    import('../features/themeViewer/MaterialThemeViewer').then((viewer) => viewer.MaterialThemeViewer),
  ),
  joyThemeViewer: dynamic(() =>
    import('../features/themeViewer/JoyThemeViewer').then((viewer) => viewer.JoyThemeViewer),
  ),
  themeBuilder: dynamic(() =>
    import('../features/themeBuilder/MaterialThemeBuilder').then((builder) => builder.MaterialThemeBuilder),
  ),
  joyThemeBuilder: dynamic(() =>
    import('../features/themeBuilder/JoyThemeBuilder').then((builder) => builder.JoyThemeBuilder),
  ),
  icons: dynamic(() => import('../features/iconSearch/IconSearch').then(({ IconSearch }) => IconSearch)),
  offline: dynamic(() => import('../features/settings/OfflineTool').then(({ OfflineTool }) => OfflineTool)),
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
