import type { DemoPage, RenderedDemo } from '../../page/shared/demoPage';
import { escapeHtml } from '../../content/shared/codeTokens';
import type { DemoTheme } from '../../site/shared/product';

/** Placeholders in a template for the parts that differ between demos. */
const PLACEHOLDER = /%demo-(title|layout|name|html|sheets)%/g;

const THEMES: readonly DemoTheme[] = ['material', 'joy', 'none'];

/** Documents with placeholders: Next renders only these, and the export fills them in for every demo. */
export const demoTemplates: readonly DemoPage[] = THEMES.flatMap((theme) =>
  [true, false].flatMap((hasMain) =>
    [true, false].map((hasTitle) => createTemplate({ theme, hasMain, hasTitle })),
  ),
);

/** What selects the template of a demo: demos with the same values share one. */
type TemplateVariant = Pick<DemoPage, 'theme' | 'hasMain' | 'hasTitle'>;

/** Whether a template fits a demo. */
export function matchesTemplate(
  demo: TemplateVariant,
  { theme, hasMain, hasTitle }: TemplateVariant,
): boolean {
  return demo.theme === theme && demo.hasMain === hasMain && demo.hasTitle === hasTitle;
}

function createTemplate(variant: TemplateVariant): DemoPage {
  const name = [
    variant.theme,
    ...(variant.hasMain ? ['main'] : []),
    ...(variant.hasTitle ? ['title'] : []),
  ].join('-');
  return {
    ...variant,
    path: `/demos/template/${name}/`,
    title: '%demo-title%',
    name: '%demo-name%',
    // Filled in before any browser gets it.
    layout: '%demo-layout%' as DemoPage['layout'],
    html: '%demo-html%',
    sheets: '%demo-sheets%',
    module: '',
    idPrefix: '',
  };
}

/** Replaces the placeholders in a template's HTML with a demo. */
export function fillTemplate(
  template: string,
  { title, layout, name, html, sheets }: Pick<DemoPage, 'title' | 'layout' | 'name' | 'html' | 'sheets'>,
): string {
  const values: Readonly<Record<string, string>> = {
    title: escapeHtml(title),
    layout,
    name: escapeHtml(name),
    html,
    sheets,
  };
  return template.replace(PLACEHOLDER, (placeholder, key: string) => values[key] ?? placeholder);
}

/**
 * The page data of a demo, as sent to the browser.
 * @param sheets HTML of its style sheets
 */
export function toDemoPage({ css: _css, source: _source, ...demo }: RenderedDemo, sheets: string): DemoPage {
  return { ...demo, sheets };
}
