import { listExtensions } from '../../../extensions';
import type { PageRule, SiteRule } from '../facts/rule';
import { accessibilitySection } from './accessibilitySection';
import { altText } from './altText';
import { apiPages } from './apiPages';
import { classNames } from './classNames';
import { classTables } from './classTables';
import { commonMistakes } from './commonMistakes';
import { demoColors } from './demoColors';
import { demoCount } from './demoCount';
import { demoIntroduction } from './demoIntroduction';
import { demoMode } from './demoMode';
import { demoNames } from './demoNames';
import { demoRepetition } from './demoRepetition';
import { deprecatedCode } from './deprecatedCode';
import { deprecatedNames } from './deprecatedNames';
import { descriptionLength } from './descriptionLength';
import { diffs } from './diffs';
import { documentedNames } from './documentedNames';
import { emptySections } from './emptySections';
import { excerptLength } from './excerptLength';
import { fenceTypes } from './fenceTypes';
import { headingCase } from './headingCase';
import { headings } from './headings';
import { importedNames } from './importedNames';
import { importSection } from './importSection';
import { keyboardTable } from './keyboardTable';
import { keys } from './keys';
import { links } from './links';
import { mentionedNames } from './mentionedNames';
import { pageLength } from './pageLength';
import { playgrounds } from './playgrounds';
import { quotes } from './quotes';
import { referenceAnchors } from './referenceAnchors';
import { sentenceLength } from './sentenceLength';
import { sourceRules } from './source';
import { statements } from './statements';
import { tableCells } from './tableCells';
import { terms } from './terms';
import { title } from './title';
import { uniqueAnchors } from './uniqueAnchors';
import { uniqueDemoNames } from './uniqueDemoNames';
import { units } from './units';
import { unusedDemos } from './unusedDemos';
import { wording } from './wording';
import { assistants } from './site/assistants';
import { listedComponents } from './site/listedComponents';
import { manifestLinks } from './site/manifestLinks';
import { manifestValues } from './site/manifestValues';
import { menus } from './site/menus';
import { redirects } from './site/redirects';
import { searchTerms } from './site/searchTerms';
import { siteAddresses } from './site/siteAddresses';
import { translations } from './site/translations';
import { unusedPictures } from './site/unusedPictures';

/** All rules for pages except those of extensions, each in a file of its name. */
export const pageRules: readonly PageRule[] = [
  ...sourceRules,
  unusedDemos,
  title,
  apiPages,
  playgrounds,
  uniqueAnchors,
  links,
  importSection,
  emptySections,
  descriptionLength,
  accessibilitySection,
  keyboardTable,
  demoCount,
  demoNames,
  uniqueDemoNames,
  demoIntroduction,
  demoRepetition,
  referenceAnchors,
  demoColors,
  demoMode,
  altText,
  headingCase,
  sentenceLength,
  terms,
  wording,
  quotes,
  units,
  keys,
  headings,
  tableCells,
  classTables,
  statements,
  excerptLength,
  diffs,
  pageLength,
  commonMistakes,
  documentedNames,
  mentionedNames,
  importedNames,
  fenceTypes,
  classNames,
  deprecatedCode,
  deprecatedNames,
];

/** All rules for the whole site except those of extensions, each in a file of its name in `site`. */
export const siteRules: readonly SiteRule[] = [
  menus,
  listedComponents,
  siteAddresses,
  assistants,
  manifestValues,
  manifestLinks,
  searchTerms,
  redirects,
  translations,
  unusedPictures,
];

/** What pages and the whole site are checked against. */
export interface Rules {
  readonly pages: readonly PageRule[];
  readonly site: readonly SiteRule[];
}

/** The rules that stop the build, or those that stop CI alone; all by default. With those of extensions. */
export async function listRules(stops?: PageRule['stops']): Promise<Rules> {
  const ofExtensions = await Promise.all(
    listExtensions('rules').map(async (name) => {
      const module: RulePart = await import(`../../../extensions/${name}/node/rules.ts`);
      return module;
    }),
  );
  const isWanted = (rule: PageRule | SiteRule) => stops === undefined || rule.stops === stops;
  return {
    pages: [...pageRules, ...ofExtensions.flatMap((part) => part.pageRules ?? [])].filter(isWanted),
    site: [...siteRules, ...ofExtensions.flatMap((part) => part.rules ?? [])].filter(isWanted),
  };
}

/** The rules of an extension: for the whole site, and for each page. */
interface RulePart {
  readonly rules?: readonly SiteRule[];
  readonly pageRules?: readonly PageRule[];
}
