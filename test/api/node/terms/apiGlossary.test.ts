import { expect, it } from 'vitest';
import {
  createGlossary,
  enterElement,
  leaveElement,
  resolveTerm,
  INITIAL_CONTEXT,
  type TermContext,
} from '../../../../src/api/node/terms/apiGlossary';
import { createApi, createComponent, createProp } from '../pages/createApi';

const named = (...names: string[]) => names.map((name) => createProp({ name }));

const fork = createComponent({ name: 'Fork', props: named('color', 'tines') });
const rake = createComponent({ name: 'Rake', props: named('teeth', 'color') });
const spade = createComponent({ name: 'Spade', props: named('blade', 'color') });

/** Of a page that documents Fork and Rake, and is titled Rake. */
const glossary = createGlossary(createApi(rake, fork, spade), [fork, rake], 'Rake');

/** `code` in backticks, `<p>` and `</p>`: where the last piece of code leads. */
function findHref(text: string): string | null {
  let context: TermContext = INITIAL_CONTEXT;
  let href: string | null = null;
  for (const [, code, slash, tag = ''] of text.matchAll(/`([^`]*)`|<(\/?)(\w+)>/g)) {
    if (code === undefined) context = slash ? leaveElement(context, tag) : enterElement(context, tag);
    else ({ href, context } = resolveTerm(glossary, context, code, false));
  }
  return href?.replace('/garden/api/', '') ?? null;
}

it.each([
  ['the component that the page is about', '`color`', 'rake/#rake-prop-color'],
  ['the one that the section has named', '`Fork` `color`', 'fork/#fork-prop-color'],
  ['the one in the heading', '<h2>`Fork`</h2><p>`color`</p>', 'fork/#fork-prop-color'],
  ['the page’s own where the heading names another', '<h2>`Spade`</h2>`color`', 'rake/#rake-prop-color'],
  ['the page’s own again in the next section', '`Fork`<h2></h2>`color`', 'rake/#rake-prop-color'],
  ['the page’s own again below the next heading', '`Fork`<h3></h3>`color`', 'rake/#rake-prop-color'],
  ['one of another page within a paragraph', '<p>`Spade`: `color`', 'spade/#spade-prop-color'],
  ['the page’s own in the next paragraph', '<p>`Spade`</p><p>`color`', 'rake/#rake-prop-color'],
  ['the page’s own in the next cell', '<td>`Spade`</td>`color`', 'rake/#rake-prop-color'],
  ['the one named last of a page’s own and another', '<p>`Spade` `Fork` `color`', 'fork/#fork-prop-color'],
  ['the first that has it', '<p>`Spade` `teeth`', 'rake/#rake-prop-teeth'],
])('a prop that several components have belongs to %s', (_, text, href) => {
  expect(findHref(text)).toBe(href);
});

it.each([
  ['twice in a section', '`teeth` `teeth`', null],
  ['below another heading of the section', '`teeth`<h3></h3>`teeth`', null],
  ['in another section', '`teeth`<h2></h2>`teeth`', 'rake/#rake-prop-teeth'],
  ['of another component', '`color` `Fork` `color`', 'fork/#fork-prop-color'],
])('a name %s is linked as often as it helps', (_, text, href) => {
  expect(findHref(text)).toBe(href);
});

it('what a closed element names counts, but is no link, and leaves the link to the next mention', () => {
  const heading = resolveTerm(glossary, INITIAL_CONTEXT, 'Fork', true);
  expect(heading.href).toBeNull();
  expect(resolveTerm(glossary, heading.context, 'color', false).href).toContain('#fork-prop-color');
  expect(resolveTerm(glossary, heading.context, 'Fork', false).href).toBe(fork.pathname);
});

it('a context is never changed, only followed by another', () => {
  resolveTerm(glossary, INITIAL_CONTEXT, 'Fork', false);
  expect(INITIAL_CONTEXT).toEqual({ own: undefined, other: undefined, linked: new Set() });
});
