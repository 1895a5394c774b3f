import type { PageSource, PageDemo } from '../reader/readPage';
import { createWarning } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';
import { listWords, splitName } from '../facts/words';

/** A demo is named after its feature: the name shares a word with the component or a heading of its page. */
export const demoNames: PageRule = {
  name: 'demoNames',
  stops: 'ci',
  check(page) {
    const { title = '', components = [], hooks = [] } = page.frontMatter ?? {};
    const headings = page.headings.map(({ text }) => text);
    const known = [title, ...components, ...hooks, ...headings].flatMap(listNameWords);
    return page.demos
      .filter(({ name }) => !listNameWords(name).some((word) => known.some((it) => isSame(word, it))))
      .map((demo) => {
        const reason = `The name of the demo ${demo.name} shares no word with the component or a heading.`;
        const fix = `Name file, function and element after the feature, such as ${suggestName(page, demo)}.`;
        return createWarning(page.file, demo.line, reason, fix);
      });
  },
};

/** The words of a text in lower case and singular, without those of one or two letters. */
function listNameWords(text: string): string[] {
  return listWords(text)
    .flatMap((word) => splitName(word.text))
    .filter((word) => word.length > 2)
    .map((word) => word.toLowerCase().replace(/(?:(?<=i)es|(?<=[sxz]|[cs]h)es|(?<!s)s)$/, ''))
    .map((word) => word.replace(/i$/, 'y'));
}

/** Whether two words are equal, or the longer one begins with the other: load, loading. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && long.startsWith(short);
}

/** Stop words: words of headings that name no feature. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and another any are as at be by do each every for from has how in import is it its not of on one or other'
    .split(' ')
    .concat(
      'own that the their them this to up use what when where which who why with without you your'.split(' '),
    ),
);

/** A suggested name: the page's title, and the first words that the heading above the demo adds to it. */
function suggestName({ frontMatter, headings }: PageSource, { line }: PageDemo): string {
  const heading = headings.findLast((it) => it.line < line)?.text ?? '';
  const subject = listWords(frontMatter?.title ?? '').slice(0, 2);
  const own = subject.flatMap(({ text }) => listNameWords(text));
  const words = listWords(heading)
    .map(({ text }) => text)
    .filter((word) => !STOP_WORDS.has(word.toLowerCase()))
    .filter((word) => !listNameWords(word).some((it) => own.includes(it)))
    .slice(0, 2);
  const feature = words.length > 0 ? words : ['Basic'];
  return [...subject.map(({ text }) => text), ...feature]
    .flatMap((word) => splitName(word).map(capitalize))
    .join('');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
