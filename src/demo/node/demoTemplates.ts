import type { DemoPage, RenderedDemo } from '../../page/shared/demoPage';
import { escapeHtml } from '../../content/shared/codeTokens';
import type { DemoTheme } from '../../site/shared/product';

/** What stands in a template for what differs from demo to demo. */
const PLACEHOLDER = /%demo-(title|layout|name|html|sheets)%/g;

const THEMES: readonly DemoTheme[] = ['material', 'joy', 'none'];

/** Documents with placeholders for a demo: Next renders these, and the export makes those of all demos from them. */
export const demoTemplates: readonly DemoPage[] = THEMES.flatMap((theme) =>
  [true, false].flatMap((hasMain) =>
    [true, false].map((hasTitle) => createTemplate({ theme, hasMain, hasTitle })),
  ),
);

/** Form of a demo's document: demos of the same form have the same template. */
type Form = Pick<DemoPage, 'theme' | 'hasMain' | 'hasTitle'>;

/** Whether a demo has the form of a template. */
export function hasForm(demo: Form, { theme, hasMain, hasTitle }: Form): boolean {
  return demo.theme === theme && demo.hasMain === hasMain && demo.hasTitle === hasTitle;
}

function createTemplate(form: Form): DemoPage {
  const name = [form.theme, ...(form.hasMain ? ['main'] : []), ...(form.hasTitle ? ['title'] : [])].join('-');
  return {
    ...form,
    path: `/demos/template/${name}/`,
    title: '%demo-title%',
    name: '%demo-name%',
    // The browser never gets this one.
    layout: '%demo-layout%' as DemoPage['layout'],
    html: '%demo-html%',
    sheets: '%demo-sheets%',
    module: '',
    idPrefix: '',
  };
}

/** Puts a demo into the place of the placeholders of a template's HTML. */
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
 * The page of a demo as the browser gets it.
 * @param sheets HTML of its style sheets
 */
export function toDemoPage({ css: _css, source: _source, ...demo }: RenderedDemo, sheets: string): DemoPage {
  return { ...demo, sheets };
}
