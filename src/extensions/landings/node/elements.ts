import { z } from 'zod';
import { isDemo } from '../../../content/node/reader/demoSyntax';
import { defineElement, NONE } from '../../../content/node/elements/element';

export const elements = [
  defineElement({
    name: 'Hero',
    purpose: 'The start of a landing: a text, and a demo beside it.',
    example: '<Hero><Demo name="Start" />…</Hero>',
    attributes: NONE,
    place: 'top',
    demos: 'own',
    check(node, parent, report) {
      if (!('children' in parent) || parent.children.find(({ type }) => type !== 'yaml') !== node) {
        report('<Hero> must come right after the front matter, because the title is part of it.', node);
      }
      if (node.children.filter(isDemo).length > 1) {
        report('<Hero> shows one demo. Put the others below it.', node);
      }
    },
    render: async (page) => (await import('./landingSegments')).createHero(page),
  }),
  defineElement({
    name: 'Showcase',
    purpose: 'Demos of other pages of a library, each with a link to its page.',
    example: '<Showcase><Demo name="Start" from="material-ui/material-ui" /></Showcase>',
    attributes: NONE,
    place: 'top',
    demos: 'ofOtherPages',
    check(node, _, report) {
      if (node.children.length === 0 || !node.children.every(isDemo)) {
        report('<Showcase> contains only <Demo> elements, each on its own line.', node);
      }
    },
    render: async (page) => (await import('./landingSegments')).createShowcase(page),
  }),
  defineElement({
    name: 'Facts',
    purpose: 'Measured facts about a library.',
    example: '<Facts product="material-ui" />',
    attributes: z.strictObject({ product: z.string() }),
    place: 'text',
    render: async ({ file }) => (await import('./Facts')).createFacts(file),
  }),
  defineElement({
    name: 'Libraries',
    purpose: 'The table that helps to choose a library.',
    example: '<Libraries />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./Libraries')).createLibraries(),
  }),
  defineElement({
    name: 'Installs',
    purpose: 'The command that installs each library.',
    example: '<Installs />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./Installs')).createInstalls(),
  }),
  defineElement({
    name: 'AtlasMap',
    purpose: 'The libraries as territories of a map, in the hero of a landing.',
    example: '<AtlasMap />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./AtlasMap')).AtlasMap,
  }),
  defineElement({
    name: 'TypicalApps',
    purpose: 'What the typical app of each library imports, by which sizes are measured.',
    example: '<TypicalApps />',
    attributes: NONE,
    place: 'text',
    render: async () => (await import('./TypicalApps')).TypicalApps,
  }),
];
