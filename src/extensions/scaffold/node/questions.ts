/** Answers by the name of their question. */
export type Answers = Readonly<Record<string, string>>;

/** A question about the content to create. */
export interface Question {
  /** Also the name of its flag: `--title`. */
  readonly name: string;
  readonly text: string;
  /** The default answer, which may depend on earlier answers. */
  readonly fallback?: (answers: Answers) => string;
  /** What is wrong with an answer, and the fix; `null` when it is valid. */
  readonly check: (answer: string, answers: Answers) => string | null;
}

/**
 * Repeats each question until its answer is valid.
 * @param provided answers that are not asked for if they are valid
 * @param ask shows a text and reads a line
 */
export async function askAll(
  questions: readonly Question[],
  provided: Answers,
  ask: (text: string) => Promise<string>,
): Promise<Answers> {
  let answers: Answers = {};
  for (const question of questions) {
    const fallback = question.fallback?.(answers);
    let answer = provided[question.name];
    let error = answer === undefined ? '' : question.check(answer, answers);
    while (error !== null) {
      const hint = fallback ? ` (${fallback})` : '';
      const line = (await ask(`${error && `${error}\n`}${question.text}${hint}: `)).trim();
      answer = line || (fallback ?? '');
      error = question.check(answer, answers);
    }
    answers = { ...answers, [question.name]: answer ?? '' };
  }
  return answers;
}

/**
 * The given answers, with defaults for those that are missing.
 * @throws Error that lists everything that is wrong
 */
export function resolveAnswers(questions: readonly Question[], provided: Answers): Answers {
  let answers: Answers = {};
  const errors = Object.keys(provided)
    .filter((name) => !questions.some((question) => question.name === name))
    .map(
      (name) =>
        `--${name}: there is no such answer. Give ${questions.map((one) => `--${one.name}`).join(', ')}.`,
    );
  for (const { name, text, fallback, check } of questions) {
    const answer = provided[name] ?? fallback?.(answers) ?? '';
    const error = check(answer, answers);
    if (error !== null) errors.push(`--${name} (${text}): ${error}`);
    answers = { ...answers, [name]: answer };
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return answers;
}

/** A check that an answer matches a pattern. */
export function matches(pattern: RegExp, error: string): Question['check'] {
  return (answer) => (pattern.test(answer) ? null : error);
}

/** A check that an answer is not empty, and has at most `max` characters. */
export function hasMaxLength(max: number): Question['check'] {
  return (answer) => {
    if (answer.length === 0) return 'Write it: readers see this text, so there is no default.';
    return answer.length <= max ? null : `Shorten it from ${answer.length} to ${max} characters.`;
  };
}

/** A check that an answer is one of a list. */
export function isOneOf(list: readonly string[]): Question['check'] {
  return (answer) => (list.includes(answer) ? null : `Give one of ${list.join(', ')}.`);
}
