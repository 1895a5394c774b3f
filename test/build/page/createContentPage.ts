import { parseContentPage, type ContentPage } from '../../../src/build/page/contentPage';

/** A page with front matter of five lines, so that its text begins on line 6. */
export function createContentPage(
  text: string,
  {
    pathname = '/material-ui/react-rake',
    components = '',
    demos = {},
    description = 'A rake gathers leaves.',
  }: {
    pathname?: string;
    components?: string;
    demos?: Readonly<Record<string, string>>;
    description?: string;
  } = {},
): ContentPage {
  const folder = `data${pathname}`;
  const file = `${folder}/${folder.split('/').at(-1)}.mdx`;
  const source = `---\ntitle: Rake\ndescription: ${description}\ncomponents: [${components}]\n---\n${text}\n`;
  const files = Object.keys(demos).map((name) => `${folder}/${name}.tsx`);
  return parseContentPage(file, source, files, (demo) => {
    const name = /(\w+)\.tsx$/.exec(demo)?.[1] ?? '';
    return demos[name] ?? '';
  });
}
