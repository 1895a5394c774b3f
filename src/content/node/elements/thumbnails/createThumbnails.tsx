import { Thumbnail } from '../../../../demo/node/thumbnails/Thumbnail';
import { data } from '../../../../page/shared/attributes';
import { readPage, type PageHeading, type PageSource } from '../../reader/readPage';

/**
 * Creates the element that shows the whole pages among the demos of a page by their pictures. Each leads to the
 * heading above its demo. Markdown has the headings alone.
 * @param file repository path of the page
 */
export function createThumbnails(file: string) {
  return function Thumbnails() {
    return (
      <ul className="cards thumbnails" {...data({ md: 'none' })}>
        {listFramedDemos(readPage(file)).map(({ demo, heading }) => (
          <li key={demo} className="card">
            <Thumbnail demo={demo} loading="eager" />
            <a href={`#${heading.id}`} className="card-title">
              {heading.text}
            </a>
          </li>
        ))}
      </ul>
    );
  };
}

interface FramedDemo {
  /** Repository path of its file. */
  readonly demo: string;
  readonly heading: PageHeading;
}

/** The demos of a page that are in frames, each with the heading above it. */
function listFramedDemos({ file, demos, demoOptions, headings }: PageSource): FramedDemo[] {
  const framed = demoOptions.flatMap(({ name, iframe }) => (iframe ? [name] : []));
  return demos
    .filter(({ name }) => framed.includes(name))
    .map((demo) => {
      const heading = headings.findLast(({ line, id }) => line < demo.line && id !== null);
      if (heading) return { demo: demo.file, heading };
      throw new Error(
        `${file}:${demo.line}: ${demo.name} is above all headings, so <Thumbnails /> cannot lead to it. Add a heading above it.`,
      );
    });
}
