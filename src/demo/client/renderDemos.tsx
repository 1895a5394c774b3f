import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { selectData } from '../../page/shared/attributes';
import { toIdPrefix } from '../shared/demo';
import type { Playground } from '../shared/playground';
import type { DemoTheme as DemoThemeName } from '../../site/shared/product';
import { Island, type DemoThemeProvider } from './island/Island';
import { DemoStyleCollector } from './island/DemoStyle';
import { createPlayground, type AnyComponent } from './playground/Playground';
import type { Snapshot } from './renderSnapshot';
import { createStyleCache } from './island/styleCache';
import * as joy from './themes/joy';
import * as material from './themes/material';
import * as none from './themes/none';
import { toCss } from './island/toCss';

/** Demos and playgrounds of a page, in their order. */
interface RenderedDemos {
  readonly html: readonly string[];
  /** CSS of the elements of each. */
  readonly ownCss: readonly string[];
  /** CSS of everything that the page itself shows, outside of iframes, including the themes. */
  readonly css: string;
}

/** A theme module: its provider and its style sheets. */
interface ThemeModule {
  readonly DemoTheme: DemoThemeProvider;
  readonly themeStyles: readonly object[];
  readonly fontCss: string;
  readonly stageVariables: string;
}

const themes: Readonly<Record<DemoThemeName, ThemeModule>> = { material, joy, none };

interface RenderableDemo {
  /** For error messages. */
  readonly file: string;
  readonly options: { readonly iframe: boolean };
  readonly Component: ComponentType;
  /** The theme of its product, for a demo from another page. */
  readonly theme?: DemoThemeName;
  /** What a browser would show, for a demo that a server renders empty. */
  readonly snapshot?: Snapshot | null;
}

/** A playground with the components that it shows. */
export interface RenderablePlayground {
  readonly file: string;
  readonly playground: Playground;
  readonly components: readonly AnyComponent[];
}

/**
 * Renders the demos of a page to HTML, then its playgrounds, and collects their CSS. Runs only at build.
 * @param pageTheme of the page's product
 * @param renderDemo calls its last argument, and adds the file to errors
 */
export function renderDemos(
  demos: readonly RenderableDemo[],
  pageTheme: DemoThemeName,
  renderDemo: (file: string, Component: unknown, render: () => string) => string,
  playgrounds: readonly RenderablePlayground[] = [],
): RenderedDemos {
  const all = [...demos, ...playgrounds.map(toDemo)];
  const rendered = all.map(({ file, options, Component, theme = pageTheme, snapshot }, index) => {
    const isFramed = options.iframe;
    if (snapshot) return { ...snapshot, styles: [], theme, isFramed };
    // A separate cache, which then holds exactly what this demo needs.
    const cache = createStyleCache();
    // Collects the rules in `cache.inserted` instead of writing a <style> next to each element.
    cache.compat = true;
    const styles = new Set<string>();
    const { DemoTheme } = themes[theme];
    const html = renderDemo(file, Component, () =>
      renderToString(
        <DemoStyleCollector.Provider value={(css) => styles.add(css)}>
          <Island cache={cache} DemoTheme={DemoTheme} Demo={Component} />
        </DemoStyleCollector.Provider>,
        { identifierPrefix: toIdPrefix(index) },
      ),
    );
    const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
    return { html, rules, styles: [...styles], theme, isFramed };
  });
  const shown = rendered.filter(({ isFramed }) => !isFramed);
  const css = [
    ...shown.map(({ theme }) => getThemeCss(theme, pageTheme)),
    ...shown.flatMap(({ rules }) => rules),
    ...shown.flatMap(({ styles }) => styles),
  ];
  return {
    html: rendered.map(({ html }) => html),
    ownCss: rendered.map(({ rules, styles }) => [...rules, ...styles].join('')),
    css: [...new Set(css)].join(''),
  };
}

/**
 * The variables of a theme, and the styles of its stages: of all in the document, or, if it is not the page's
 * theme, only of the stages that use it.
 */
export function getThemeCss(theme: DemoThemeName, pageTheme = theme): string {
  const { themeStyles, fontCss, stageVariables } = themes[theme];
  const stage = theme === pageTheme ? ':root' : selectData('demo-theme', theme);
  // Twice: it sets the background of themes, whose own rules a browser adds again, after these.
  return `${toCss(themeStyles)}${fontCss}${stage}${stage}{${stageVariables}}`;
}

function toDemo({ file, playground, components }: RenderablePlayground): RenderableDemo {
  return { file, options: { iframe: false }, Component: createPlayground(playground, components) };
}
