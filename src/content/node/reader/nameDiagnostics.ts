import { findComponentApi, findHookApi, type Api } from '../../../api/shared/api';
import type { PageDescription } from './describePage';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/**
 * Finds names in front matter that no installed package of the page's product exports.
 * @param section id of the page's product
 */
export function findUnknownNames(
  file: string,
  { documentedNames }: Pick<PageDescription, 'documentedNames'>,
  section: string,
  api: Api,
): Diagnostic[] {
  const isKnown = { components: findComponentApi, hooks: findHookApi };
  const unknown = documentedNames.filter(({ field, name }) => !isKnown[field](api, section, name));
  return unknown.map(({ field, name, line }) =>
    createError(
      file,
      line,
      `front matter "${field}" names "${name}", for which no package of ${section} has an API page.`,
      `Correct the name, or see data/${section}/packages.ts.`,
    ),
  );
}
