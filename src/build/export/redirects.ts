import { URL_LANGUAGES } from '../../model/site';
import type { Artefact } from './sitemap';

/** Redirects in the form that several static hosts read: a language prefix becomes a query (decision 3). */
export function getRedirects(): Artefact {
  const rules = URL_LANGUAGES.map((language) => `/${language}/* /:splat?lang=${language} 302\n`);
  return { path: '_redirects', body: rules.join('') };
}
