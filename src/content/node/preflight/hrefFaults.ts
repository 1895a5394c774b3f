import { existsSync } from 'node:fs';
import path from 'node:path';
import { getSocialImagePath } from '../../../page/shared/pageFiles';
import { explainDeadLink, type LinkTargets } from '../../../base/node/deadLink';
import { ROOT } from '../../../base/node/files';
import { checkHref } from '../reader/checkHref';
import type { PageSource } from '../reader/readPage';
import { createError, type Finding } from '../../../base/node/finding';

/**
 * Finds the links and pictures of a page that lead to no page, file or heading.
 * @param ownPath public path of the page, with its trailing slash
 */
export function findDeadHrefs(page: PageSource, ownPath: string, targets: LinkTargets): Finding[] {
  const hasFile = (pathname: string) =>
    isPublicFile(pathname) || (pathname.endsWith('.png') && isSocialImage(pathname, targets));
  return page.hrefs
    .filter(({ href }) => checkHref(href) === null)
    .flatMap(({ href, line }) => {
      const reason = explainDeadLink(href, ownPath, targets, hasFile);
      return reason ? [createError(page.file, line, `Link to ${href}: ${reason}`, CURE)] : [];
    });
}

const CURE = 'Correct or remove it.';

/** Whether `public` has a file at a path. */
export function isPublicFile(pathname: string): boolean {
  return !pathname.endsWith('/') && existsSync(path.join(ROOT, 'public', pathname));
}

/** Whether the export draws the picture at a path; it has that of each page. */
function isSocialImage(pathname: string, targets: LinkTargets): boolean {
  return [...targets.keys()].some((page) => getSocialImagePath(page) === pathname);
}
