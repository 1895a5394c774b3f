import { parsePage } from '../../../../src/content/node/reader/parsePage';
import { withDemos, type PageSource } from '../../../../src/content/node/reader/readPage';

/** A page with front matter of five lines, so that its text begins on line 6. */
export function createPageSource(
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
): PageSource {
  const folder = `data${pathname}`;
  const file = `${folder}/${folder.split('/').at(-1)}.mdx`;
  const source = `---\ntitle: Rake\ndescription: ${description}\ncomponents: [${components}]\n---\n${text}\n`;
  return withDemos(parsePage(file, source), file, (demo) => {
    const name = /(\w+)\.tsx$/.exec(demo)?.[1] ?? '';
    return demos[name] ?? '';
  });
}
