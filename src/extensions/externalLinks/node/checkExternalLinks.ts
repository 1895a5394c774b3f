import { askServer, type LinkAnswer } from './askServer';
import type { ExternalLink } from './listExternalLinks';
import { runLimited } from './runLimited';

/** What a check of links has found. */
export interface LinkReport {
  readonly checked: number;
  readonly dead: readonly LinkFault[];
  /** Permanently moved: the new address is better. */
  readonly moved: readonly LinkFault[];
  /** Nobody knows: the server has refused, failed or not answered. */
  readonly unclear: readonly LinkFault[];
}

export interface LinkFault {
  readonly link: ExternalLink;
  readonly reason: string;
}

/** Polite to each host: most links lead to few of them. */
const LIMITS = { whole: 16, perKey: 2 };

const WITHOUT_SERVER: readonly LinkAnswer['kind'][] = ['unknownHost', 'unclear'];

/**
 * Asks the servers of all links.
 * @param botWalls hosts whose refusal says nothing
 * @throws Error when no server can be found at all, which says nothing about the links
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  botWalls: Readonly<Record<string, string>>,
  ask: (url: string) => Promise<LinkAnswer> = askServer,
): Promise<LinkReport> {
  const answers = await runLimited(
    links,
    LIMITS,
    ({ url }) => new URL(url).host,
    async (link) => ({ link, answer: await ask(link.url) }),
  );
  if (answers.length > 0 && answers.every(({ answer }) => WITHOUT_SERVER.includes(answer.kind))) {
    throw new Error('No server has answered. Is there a network? Nothing is known about the links.');
  }
  const pick = (explain: (answer: LinkAnswer, link: ExternalLink) => string | null) =>
    answers.flatMap(({ link, answer }): LinkFault[] => {
      const reason = explain(answer, link);
      return reason === null ? [] : [{ link, reason }];
    });
  return {
    checked: links.length,
    dead: pick((answer) => {
      if (answer.kind === 'unknownHost') return 'there is no such host';
      return answer.kind === 'dead' ? answer.reason : null;
    }),
    moved: pick((answer) => (answer.kind === 'moved' ? `has moved to ${answer.to}` : null)),
    unclear: pick((answer, { url }) => {
      if (answer.kind === 'unclear') return answer.reason;
      if (answer.kind !== 'refused' || Object.hasOwn(botWalls, new URL(url).hostname)) return null;
      return `answers ${answer.status}. Open it: if it works, add the host to data/externalLinks.ts`;
    }),
  };
}
