/** Answers by the name of their question. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a new file depends on. */
export interface Question {
  /** Also the name of its flag: `--title`. */
  readonly name: string;
  readonly text: string;
  /** The answer if none is given, from the answers before; none by default. */
  readonly fallback?: (answers: Answers) => string;
  /** What is wrong with an answer, with the cure; `null` when nothing is. */
  readonly check: (answer: string, answers: Answers) => string | null;
}

/**
 * Asks until every answer is valid.
 * @param given answers that are not asked for
 * @param ask shows a text and reads a line
 */
export async function askAll(
  questions: readonly Question[],
  given: Answers,
  ask: (text: string) => Promise<string>,
): Promise<Answers> {
  let answers: Answers = {};
  for (const question of questions) {
    const fallback = question.fallback?.(answers);
    let answer = given[question.name];
    let fault = answer === undefined ? '' : question.check(answer, answers);
    while (fault !== null) {
      const hint = fallback ? ` (${fallback})` : '';
      const line = (await ask(`${fault && `${fault}\n`}${question.text}${hint}: `)).trim();
      answer = line || (fallback ?? '');
      fault = question.check(answer, answers);
    }
    answers = { ...answers, [question.name]: answer ?? '' };
  }
  return answers;
}

/**
 * The given answers with the fallbacks of those that are missing.
 * @throws Error with all that is wrong
 */
export function takeAnswers(questions: readonly Question[], given: Answers): Answers {
  let answers: Answers = {};
  const faults = Object.keys(given)
    .filter((name) => !questions.some((question) => question.name === name))
    .map(
      (name) =>
        `--${name}: there is no such answer. Give ${questions.map((one) => `--${one.name}`).join(', ')}.`,
    );
  for (const { name, text, fallback, check } of questions) {
    const answer = given[name] ?? fallback?.(answers) ?? '';
    const fault = check(answer, answers);
    if (fault !== null) faults.push(`--${name} (${text}): ${fault}`);
    answers = { ...answers, [name]: answer };
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return answers;
}

/** A check that an answer has a form. */
export function matches(pattern: RegExp, fault: string): Question['check'] {
  return (answer) => (pattern.test(answer) ? null : fault);
}

/** A check that an answer is a text of at most some characters on one line. */
export function isTextOf(max: number): Question['check'] {
  return (answer) => {
    if (answer.length === 0) return 'Write it: readers see this text, so there is no default.';
    return answer.length <= max ? null : `Shorten it from ${answer.length} to ${max} characters.`;
  };
}

/** A check that an answer is one of a list. */
export function isOneOf(list: readonly string[]): Question['check'] {
  return (answer) => (list.includes(answer) ? null : `Give one of ${list.join(', ')}.`);
}
