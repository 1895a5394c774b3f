import type { DemoPageData, RenderedDemo } from '../../page/shared/demoPage';
import type { Page } from '../../page/shared/page';
import { getDataPath } from '../../page/shared/pageData';
import { hash } from '../../base/node/cache';
import { fillTemplate, matchesTemplate, toDemoPage } from '../../demo/node/demoTemplates';
import { findDataScript, parseExportedDocument, type ExportedDocument } from './documents/exportedDocument';
import type { InlineData } from './documents/inlineData';
import type { ExportFile } from './documents/artefact';

/** The documents of an export, and the files made from templates. */
interface CompletedDocuments {
  /** The documents that readers open, including those of single demos. */
  readonly documents: readonly ExportedDocument[];
  /**
   * Style sheets and data of the demo documents, and the data of pages without `ownDemos`, from which these
   * are made.
   */
  readonly files: readonly ExportFile[];
  /** Paths of the templates and their data, which are not part of the site. */
  readonly obsolete: readonly string[];
}

/**
 * Makes the documents of single demos from the templates that `next build` has written and the `ownDemos` of
 * the pages. Next would render each of them like a page, which would take half of its time, and repeat the
 * theme's style sheet in all of them.
 * @throws Error when there is no template for a demo's form
 */
export function completeDocuments(exported: readonly ExportedDocument[]): CompletedDocuments {
  const templates = exported.filter(isTemplate);
  const pages = exported.filter((document) => !isTemplate(document));
  const themes = new Map(templates.map((template) => [readDemo(template).theme, toThemeSheet(template)]));
  const demos = pages.flatMap(({ inlineData }) => {
    const { buildId, props } = inlineData;
    return (props.pageProps.ownDemos ?? []).map((demo) => ({ demo, buildId }));
  });
  return {
    documents: [
      ...pages,
      ...demos.map(({ demo }) => {
        const template = templates.find((one) => matchesTemplate(demo, readDemo(one)));
        const sheet = themes.get(demo.theme);
        if (!template || !sheet)
          throw new Error(`${demo.path}: no template of src/demo/node/demoTemplates.ts fits.`);
        return createDocument(template, demo, `/${sheet.path}`);
      }),
    ],
    files: [
      ...themes.values(),
      ...demos.map(({ demo, buildId }) => toDataFile(demo, buildId)),
      ...pages.flatMap(({ page, inlineData }) =>
        page && inlineData.props.pageProps.ownDemos ? toPageData(page, inlineData) : [],
      ),
    ],
    obsolete: [
      'demos/template',
      ...templates.map((one) => toDataPath(readDemo(one).path, one.inlineData.buildId)),
    ],
  };
}

function isTemplate({ inlineData }: ExportedDocument): boolean {
  return inlineData.props.pageProps.themeCss !== undefined;
}

function readDemo({ file, inlineData }: ExportedDocument) {
  const { demo } = inlineData.props.pageProps;
  if (!demo) throw new Error(`${file}: a template without a demo.`);
  return demo;
}

/** The style sheet of a template's theme, which all demos with the theme share. */
function toThemeSheet({ inlineData }: ExportedDocument): ExportFile {
  const { themeCss: body = '', demo } = inlineData.props.pageProps;
  return { path: `_next/static/demo-theme-${demo?.theme}-${hash(body).slice(0, 12)}.css`, body };
}

function createDocument(
  template: ExportedDocument,
  demo: RenderedDemo,
  themeSheet: string,
): ExportedDocument {
  const { html, scripts, inlineData } = template;
  const { start, end } = findDataScript(template.file, scripts).text;
  const page = toDemoPage(demo, `<link rel="stylesheet" href="${themeSheet}"/><style>${demo.css}</style>`);
  const slug = demo.path.split('/').slice(2, -1);
  const data = JSON.stringify({
    ...inlineData,
    query: { slug },
    props: { ...inlineData.props, pageProps: { demo: page } },
  });
  const filled =
    fillTemplate(html.slice(0, start), page) +
    data.replaceAll('<', '\\u003c') +
    fillTemplate(html.slice(end), page);
  return parseExportedDocument(`${demo.path.slice(1)}index.html`, filled);
}

/** The source of a demo, at the path where the development server has its page data. */
function toDataFile({ path, source }: RenderedDemo, buildId: string): ExportFile {
  const demo: DemoPageData = { path, source };
  return {
    path: toDataPath(path, buildId),
    body: JSON.stringify({ pageProps: { demo } }),
  };
}

/** The data of a page without `ownDemos`. */
function toPageData(page: Page, { buildId, props }: InlineData): ExportFile {
  const pageProps = { ...props.pageProps, ownDemos: undefined };
  return { path: toDataPath(page.path, buildId), body: JSON.stringify({ ...props, pageProps }) };
}

/** Path of a data file, relative to the export folder. */
const toDataPath = (path: string, buildId: string) => getDataPath(path, buildId).slice(1);
