import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { data } from '../shared/attributes';

/** The components of tools by name. Each loads only on pages that have the tool: `dynamic(() => import('…'))`. */
export type ToolViews = Readonly<Record<string, ComponentType<{ content: unknown }>>>;

const ofExtensions = import.meta.glob<{ tools: ToolViews }>('../../extensions/*/client/tools.ts', {
  eager: true,
});

const TOOLS: ToolViews = Object.assign(
  {
    density: dynamic(() =>
      import('../../shell/client/settings/DensityTool').then(({ DensityTool }) => DensityTool),
    ),
  },
  ...Object.values(ofExtensions).map(({ tools }) => tools),
) as ToolViews;

/** An interactive part of the site itself within a page. */
export function Tool({ name, content }: { name: string; content: unknown }) {
  const Component = TOOLS[name];
  return <div {...data({ tool: '' })}>{Component && <Component content={content} />}</div>;
}
