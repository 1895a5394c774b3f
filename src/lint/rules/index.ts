import type { Rule } from '../rule';
import { accessibilitySection } from './accessibilitySection';
import { classNames } from './classNames';
import { demoColors } from './demoColors';
import { demoCount } from './demoCount';
import { demoFiles } from './demoFiles';
import { demoIntroduction } from './demoIntroduction';
import { demoMode } from './demoMode';
import { demoNames } from './demoNames';
import { demoRepetition } from './demoRepetition';
import { descriptionLength } from './descriptionLength';
import { documentedNames } from './documentedNames';
import { emptySections } from './emptySections';
import { fenceTypes } from './fenceTypes';
import { headingCase } from './headingCase';
import { importedNames } from './importedNames';
import { importSection } from './importSection';
import { keyboardTable } from './keyboardTable';
import { mentionedNames } from './mentionedNames';
import { pageStart } from './pageStart';
import { pictureText } from './pictureText';
import { referenceAnchors } from './referenceAnchors';
import { sentenceLength } from './sentenceLength';
import { terms } from './terms';
import { uniqueDemoNames } from './uniqueDemoNames';

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
  pictureText,
  headingCase,
  sentenceLength,
  terms,
  documentedNames,
  mentionedNames,
  importedNames,
  fenceTypes,
  classNames,
];
