import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { linkTerms } from '../../../../src/api/node/terms/apiTerms';
import { Card } from '../../../../src/content/node/elements/cards/Card';
import { elements } from '../../../../src/content/node/elements/elements';
import { createApi, createComponent, createProp } from '../pages/createApi';

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

const render = (nodes: readonly ReactNode[]) => renderToStaticMarkup(createElement(Fragment, null, ...nodes));

/** Where the terms of a page lead that documents Fork and Rake, and is titled Rake. */
function findHrefs(...nodes: readonly ReactNode[]): string[] {
  const linked = render(linkTerms(nodes, api, [fork, rake], 'Rake'));
  return [...linked.matchAll(/<a class="api-term" href="\/garden\/api\/([^"]*)">/g)].map(
    ([, href = '']) => href,
  );
}

describe('a name in the text becomes a link', () => {
  it.each<[string, ReactNode, string[]]>([
    ['a component of the page', <code>Fork</code>, ['fork/']],
    ['an element', <code>{'<Fork />'}</code>, ['fork/']],
    ['an element with a prop', <code>{'<Fork color="red">'}</code>, ['fork/']],
    ['an element of a component of another page', <code>{'<Spade />'}</code>, ['spade/']],
    ['a prop', <code>tines</code>, ['fork/#fork-prop-tines']],
    [
      'a prop with a value',
      <>
        <code>{'tines={4}'}</code> <code>{'teeth="9"'}</code>
      </>,
      ['fork/#fork-prop-tines', 'rake/#rake-prop-teeth'],
    ],
    ['a prop that is inherited', <code>grip</code>, ['handle/#handle-prop-grip']],
  ])('%s', (_, node, hrefs) => {
    expect(findHrefs(<p>{node}</p>)).toEqual(hrefs);
  });

  it('in tables, lists and callouts as well', () => {
    const nodes = [
      <elements.table>
        <tbody>
          <tr>
            <td>
              <code>teeth</code>
            </td>
          </tr>
        </tbody>
      </elements.table>,
      <elements.Callout severity="info" title="">
        <ul>
          <li>
            <code>tines</code>
          </li>
        </ul>
      </elements.Callout>,
    ];
    expect(findHrefs(...nodes)).toEqual(['rake/#rake-prop-teeth', 'fork/#fork-prop-tines']);
  });

  it('and keeps everything else as it is', () => {
    const text = (
      <p id="size">
        Set <code>teeth</code> to <em>9</em>.<br />
      </p>
    );
    expect(render(linkTerms(['\n', text], api, [rake], 'Rake'))).toBe(
      '\n<p id="size">Set <a class="api-term" href="/garden/api/rake/#rake-prop-teeth"><code>teeth</code></a> to ' +
        '<em>9</em>.<br/></p>',
    );
  });
});

describe('a name stays as it is', () => {
  it.each<[string, ReactNode]>([
    ['the bare name of a component of another page', <code>Spade</code>],
    ['a component of another product', <code>{'<Alien />'}</code>],
    [
      'what no component has',
      <>
        <code>weight</code> <code>rake.teeth</code> <code>teeth of it</code>
      </>,
    ],
    [
      'in a heading',
      <elements.h2 id="x">
        <code>teeth</code>
      </elements.h2>,
    ],
    [
      'in a lower heading',
      <h4>
        <code>teeth</code>
      </h4>,
    ],
    [
      'in a link',
      <a href="/soil/">
        The <code>teeth</code>
      </a>,
    ],
    [
      'in what folds a part of the text',
      <summary>
        <b>
          <code>teeth</code>
        </b>
      </summary>,
    ],
    [
      'in a card',
      <Card href="/soil/" title="teeth">
        <p>
          <code>teeth</code>
        </p>
      </Card>,
    ],
    ['in a block of code', <elements.CodeBlock language="ts" title="" html="teeth" />],
  ])('%s', (_, node) => {
    expect(findHrefs(<div>{node}</div>)).toEqual([]);
  });
});

it('links a name once in each section', () => {
  const twice = (
    <p>
      <code>teeth</code> <code>teeth</code>
    </p>
  );
  const [deeper, next] = [<elements.h3 id="a">More</elements.h3>, <elements.h2 id="b">Other</elements.h2>];
  expect(findHrefs(twice, deeper, twice, next, twice)).toHaveLength(2);
});
