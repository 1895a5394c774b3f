import { getSocialImagePath } from '../../../page/shared/pageFiles';
import { explainDeadLink, isPublicFile, type LinkTargets } from '../../../base/node/deadLink';
import { withTrailingSlash } from '../../../site/shared/location';
import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';
import { checkHref } from '../reader/checkHref';

/** The target of each link and image of a page exists: page, file or heading. */
export const links: PageRule = {
  name: 'links',
  stops: 'build',
  check(page, { pathname, site: { targets } }) {
    const hasFile = (file: string) =>
      isPublicFile(file) || (file.endsWith('.png') && isSocialImage(file, targets));
    return page.hrefs
      .filter(({ href }) => checkHref(href) === null)
      .flatMap(({ href, line }) => {
        const reason = explainDeadLink(href, withTrailingSlash(pathname), targets, hasFile);
        return reason
          ? [createError(page.file, line, `Link to ${href}: ${reason}`, 'Correct or remove it.')]
          : [];
      });
  },
};

/** Whether a path is that of a page's social image, which the export creates. */
function isSocialImage(file: string, targets: LinkTargets): boolean {
  return [...targets.keys()].some((page) => getSocialImagePath(page) === file);
}
