import { existsSync } from 'node:fs';
import path from 'node:path';
import { getSocialImagePath } from '../../../page/shared/pageFiles';
import { explainDeadLink, type LinkTargets } from '../../../base/node/deadLink';
import { ROOT } from '../../../base/node/files';
import { checkHref } from '../reader/checkHref';
import type { PageSource } from '../reader/readPage';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/**
 * Finds the links and images of a page whose target (page, file or heading) does not exist.
 * @param ownPath public path of the page, with its trailing slash
 */
export function findDeadHrefs(page: PageSource, ownPath: string, targets: LinkTargets): Diagnostic[] {
  const hasFile = (pathname: string) =>
    isPublicFile(pathname) || (pathname.endsWith('.png') && isSocialImage(pathname, targets));
  return page.hrefs
    .filter(({ href }) => checkHref(href) === null)
    .flatMap(({ href, line }) => {
      const reason = explainDeadLink(href, ownPath, targets, hasFile);
      return reason ? [createError(page.file, line, `Link to ${href}: ${reason}`, FIX)] : [];
    });
}

const FIX = 'Correct or remove it.';

/** Whether there is a file at a path in `public`. */
export function isPublicFile(pathname: string): boolean {
  return !pathname.endsWith('/') && existsSync(path.join(ROOT, 'public', pathname));
}

/** Whether a path is that of a page's social image, which the export creates. */
function isSocialImage(pathname: string, targets: LinkTargets): boolean {
  return [...targets.keys()].some((page) => getSocialImagePath(page) === pathname);
}
