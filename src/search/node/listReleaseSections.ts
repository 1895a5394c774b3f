import { getReleaseTitle, type Release } from '../../site/shared/release';
import { toPlainText } from '../../content/node/elements/releases/releaseHtml';
import { toExcerpt, type SectionEntry } from './readSections';

/** Releases as sections of the page that lists them: the page's file does not contain their text. */
export function listReleaseSections(releases: readonly Release[]): SectionEntry[] {
  return releases.map((release) => {
    const texts = [...(release.breaking ?? []), ...release.changes].map(toPlainText);
    return {
      // The anchor is derived from the heading, as everywhere.
      section: { heading: getReleaseTitle(release) },
      excerpt: toExcerpt(texts[0] ?? ''),
      text: texts.join(' '),
    };
  });
}
