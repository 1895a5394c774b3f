import { createInterface, type Interface } from 'node:readline';
import { loadApi } from '../../../api/node/packages/loadApi';
import { loadProducts } from '../../../site/node/products';
import { applyChanges, type Change } from './changes';
import { listDemoQuestions, planDemo } from './newDemo';
import { listPageQuestions, planPage } from './newPage';
import { listProductQuestions, planProduct } from './newProduct';
import { askAll, isOneOf, resolveAnswers, type Answers, type Question } from './questions';
import type { Site } from './site';
import { runMain } from '../../../cli/process/run.mjs';

// Creates the files of a page, a demo or a product: `npm run new page`. It prompts for what it needs, or
// takes all answers as flags: `npm run new page -- --path /material-ui/react-rating/ --title Rating …`.

/** A kind of content that can be created. */
interface Kind {
  readonly listQuestions: (site: Site) => Question[];
  readonly plan: (site: Site, answers: Answers) => Change[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: { listQuestions: listPageQuestions, plan: planPage },
  demo: { listQuestions: listDemoQuestions, plan: planDemo },
  product: { listQuestions: listProductQuestions, plan: planProduct },
};

await runMain(async () => {
  const { kind, provided } = readArguments(process.argv.slice(2));
  const site = { products: await loadProducts(), api: await loadApi() };
  const names = Object.keys(KINDS);
  const which: Question = { name: 'kind', text: `What: ${names.join(', ')}`, check: isOneOf(names) };
  const isInteractive = Object.keys(provided).length === 0;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = createAsk(terminal);
  const chosen: Answers = kind === undefined ? {} : { kind };
  const answer = isInteractive ? await askAll([which], chosen, ask) : resolveAnswers([which], chosen);
  const { listQuestions, plan } = KINDS[answer.kind ?? ''] ?? {};
  if (!listQuestions || !plan) throw new Error(`There is no kind "${kind}".`);
  const questions = listQuestions(site);
  const answers = isInteractive ? await askAll(questions, {}, ask) : resolveAnswers(questions, provided);
  terminal.close();
  const changes = plan(site, answers);
  await applyChanges(changes);
  for (const { file, isNew } of changes) console.log(`${isNew ? 'made   ' : 'changed'} ${file}`);
  console.log('\nWrite it now: npm run content:check names what is missing.');
});

/** Shows a text and reads the next line, which may already be waiting: answers can be piped from a file. */
function createAsk(terminal: Interface): (text: string) => Promise<string> {
  const lines = terminal[Symbol.asyncIterator]();
  return async (text) => {
    terminal.setPrompt(text);
    terminal.prompt();
    const { done, value } = await lines.next();
    if (done) throw new Error('Nothing was written: an answer is missing.');
    return value;
  };
}

/** The kind, and the answers, each of which is a flag followed by its value. */
function readArguments(args: readonly string[]): { kind: string | undefined; provided: Answers } {
  const [kind, ...rest] = args[0]?.startsWith('--') ? [undefined, ...args] : args;
  const provided: Record<string, string> = {};
  for (let index = 0; index < rest.length; index += 2) {
    const [flag = '', value] = rest.slice(index, index + 2);
    if (!flag.startsWith('--') || value === undefined)
      throw new Error(`"${flag}" is not an answer. Write answers as --name value, the value in quotes.`);
    provided[flag.slice(2)] = value;
  }
  return { kind, provided };
}
