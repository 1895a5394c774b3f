import { describe, expect, it } from 'vitest';
import { linkApiTerms } from '../../src/build/apiTerms';
import { createApi, createComponent, createProp } from './package/createApi';

const named = (...names: string[]) => names.map((name) => createProp({ name }));

const handle = createComponent({ name: 'Handle', props: named('grip', 'color') });
const rake = createComponent({
  name: 'Rake',
  props: named('teeth', 'color'),
  inherits: { name: 'Handle', href: '/garden/api/handle/' },
});
const fork = createComponent({ name: 'Fork', props: named('color', 'tines') });
const spade = createComponent({ name: 'Spade', props: named('blade', 'color') });
const alien = createComponent({ name: 'Alien', section: 'space' });
const api = createApi(rake, handle, fork, spade, alien);

/** Where the terms of a page lead that documents Fork and Rake, and is titled Rake. */
function findHrefs(html: string): string[] {
  const linked = linkApiTerms(html, api, [fork, rake], 'Rake');
  return [...linked.matchAll(/<a class="api-term" href="\/garden\/api\/([^"]*)">/g)].map(
    ([, href = '']) => href,
  );
}

describe('a name in the text becomes a link', () => {
  it.each([
    ['a component of the page', '<code>Fork</code>', ['fork/']],
    ['an element', '<code>&lt;Fork /&gt;</code>', ['fork/']],
    ['an element with a prop', '<code>&lt;Fork color=&quot;red&quot;&gt;</code>', ['fork/']],
    ['an element of a component of another page', '<code>&lt;Spade /&gt;</code>', ['spade/']],
    ['a prop', '<code>tines</code>', ['fork/#fork-prop-tines']],
    [
      'a prop with a value',
      '<code>tines={4}</code> <code>teeth=&quot;9&quot;</code>',
      ['fork/#fork-prop-tines', 'rake/#rake-prop-teeth'],
    ],
    ['a prop that is inherited', '<code>grip</code>', ['handle/#handle-prop-grip']],
  ])('%s', (_, html, hrefs) => {
    expect(findHrefs(`<p>${html}</p>`)).toEqual(hrefs);
  });

  it('and keeps everything else as it is', () => {
    expect(linkApiTerms('<p>Set <code>teeth</code> to 9.</p>', api, [rake], 'Rake')).toBe(
      '<p>Set <a class="api-term" href="/garden/api/rake/#rake-prop-teeth"><code>teeth</code></a> to 9.</p>',
    );
  });
});

describe('a name stays as it is', () => {
  it.each([
    ['the bare name of a component of another page', '<code>Spade</code>'],
    ['a component of another product', '<code>&lt;Alien /&gt;</code>'],
    ['what no component has', '<code>weight</code> <code>rake.teeth</code> <code>teeth of it</code>'],
    ['in a heading', '<h2 id="x"><a href="#x"><code>teeth</code></a></h2><h3><code>Rake</code></h3>'],
    ['in a link', '<a href="/soil/">The <code>teeth</code></a>'],
    ['in a card', '<div class="card-text"><p><code>teeth</code></p></div>'],
    ['in a block of code', '<pre><code>teeth</code></pre>'],
  ])('%s', (_, html) => {
    expect(findHrefs(html)).toEqual([]);
  });

  it('on a page that documents nothing', () => {
    expect(linkApiTerms('<code>teeth</code>', api, [], 'Rake')).toBe('<code>teeth</code>');
  });
});

it('links a name once in each section', () => {
  const twice = '<p><code>teeth</code> <code>teeth</code></p>';
  expect(findHrefs(`${twice}<h3>More</h3>${twice}<h2>Other</h2>${twice}`)).toHaveLength(2);
});

describe('a prop that several components have belongs to', () => {
  it.each([
    ['the component that the page is about', '<code>color</code>', 'rake/#rake-prop-color'],
    ['the one that the section has named', '<code>Fork</code> <code>color</code>', 'fork/#fork-prop-color'],
    [
      'the one in the heading',
      '<h2><code>Fork</code></h2><p><code>color</code></p>',
      'fork/#fork-prop-color',
    ],
    [
      'the title’s again in the next section',
      '<code>Fork</code><h2>Next</h2><code>color</code>',
      'rake/#rake-prop-color',
    ],
    [
      'one of another page within a paragraph',
      '<p><code>Spade</code>: <code>color</code></p>',
      'spade/#spade-prop-color',
    ],
    [
      'the page’s own in the next paragraph',
      '<p><code>Spade</code></p><p><code>color</code></p>',
      'rake/#rake-prop-color',
    ],
  ])('%s', (_, html, href) => {
    expect(findHrefs(html).at(-1)).toBe(href);
  });
});
