import { checkUrl, type LinkAnswer } from './checkUrl';
import type { ExternalLink } from './listExternalLinks';
import { runLimited } from './runLimited';

/** The result of checking links. */
export interface LinkReport {
  readonly checked: number;
  readonly dead: readonly LinkDiagnostic[];
  /** Permanently moved: the link should be updated. */
  readonly moved: readonly LinkDiagnostic[];
  /** Inconclusive: the server refused, failed or did not respond. */
  readonly unclear: readonly LinkDiagnostic[];
}

export interface LinkDiagnostic {
  readonly link: ExternalLink;
  readonly reason: string;
}

/** Polite to each host: most links lead to a few of them. */
const LIMITS = { total: 16, perKey: 2 };

const NO_RESPONSE: readonly LinkAnswer['kind'][] = ['unknownHost', 'unclear'];

/**
 * Requests all links.
 * @param botWalls hosts that refuse bots, so that a refusal says nothing about the link
 * @throws Error when no server responds at all, which says nothing about the links
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  botWalls: Readonly<Record<string, string>>,
  check: (url: string) => Promise<LinkAnswer> = checkUrl,
): Promise<LinkReport> {
  const answers = await runLimited(
    links,
    LIMITS,
    ({ url }) => new URL(url).host,
    async (link) => ({ link, answer: await check(link.url) }),
  );
  if (answers.length > 0 && answers.every(({ answer }) => NO_RESPONSE.includes(answer.kind))) {
    throw new Error('No server has answered. Is there a network? Nothing is known about the links.');
  }
  const pick = (explain: (answer: LinkAnswer, link: ExternalLink) => string | null) =>
    answers.flatMap(({ link, answer }): LinkDiagnostic[] => {
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
