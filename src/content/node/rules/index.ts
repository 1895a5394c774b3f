import type { Rule } from '../facts/rule';
import { accessibilitySection } from './accessibilitySection';
import { classNames } from './classNames';
import { classTables } from './classTables';
import { commonMistakes } from './commonMistakes';
import { demoColors } from './demoColors';
import { demoCount } from './demoCount';
import { demoFiles } from './demoFiles';
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
import { mentionedNames } from './mentionedNames';
import { pageLength } from './pageLength';
import { pageStart } from './pageStart';
import { altText } from './altText';
import { quotes } from './quotes';
import { referenceAnchors } from './referenceAnchors';
import { sentenceLength } from './sentenceLength';
import { statements } from './statements';
import { tableCells } from './tableCells';
import { terms } from './terms';
import { uniqueDemoNames } from './uniqueDemoNames';
import { units } from './units';
import { wording } from './wording';

/** All rules, each in a file of its name. */
export const rules: readonly Rule[] = [
  pageStart,
  importSection,
  emptySections,
  descriptionLength,
  accessibilitySection,
  keyboardTable,
  demoCount,
  demoNames,
  uniqueDemoNames,
  demoFiles,
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
