import { describe, expect, it } from 'vitest';
import { describeEntry } from '../../../../src/api/node/pages/describeEntry';
import { listHeadings, toApiPageNodes } from '../../../../src/api/node/pages/apiPagePart';
import { createLinkResolver } from '../../../../src/api/node/pages/linkResolver';
import { toSegments } from '../../../../src/content/node/elements/segments';
import type { ComponentApi, HookApi, InterfaceApi } from '../../../../src/api/shared/api';
import { listApiIds } from '../../../../src/api/shared/apiIds';
import { createApi, createComponent, createProp } from './createApi';

const tool = createComponent({
  name: 'Tool',
  props: [createProp({ name: 'size' }), createProp({ name: 'weight' })],
});

function describePage(fields: Partial<ComponentApi>) {
  const rake = createComponent({ name: 'Rake', imports: ["import Rake from 'rake';"], ...fields });
  const api = createApi(rake, tool);
  const parts = describeEntry(rake, api, createLinkResolver(api, []));
  const segments = toSegments(toApiPageNodes(parts));
  const html = segments.map((segment) => (segment.kind === 'html' ? segment.html : '')).join('');
  return { rake, ids: listHeadings(parts).map(({ id }) => id), segments, html };
}

describe('the page of a component', () => {
  it('has ids that other sites link to, all of them in the table of contents', () => {
    const { rake, ids, html } = describePage({
      props: [createProp({ name: 'size' })],
      slots: [{ name: 'handle', description: '', defaultValue: null, className: null }],
      classes: [
        { key: 'root', className: 'Rake-root', description: '', deprecation: null, isGlobalState: false },
      ],
      inherits: { name: 'Tool', href: tool.pathname },
      themeName: 'MuiRake',
    });
    expect(ids).toEqual([
      'import',
      'props',
      'rake-prop-size',
      'inheritance',
      'theme-default-props',
      'slots',
      'rake-slot-handle',
      'classes',
      'rake-classes-root',
      'source-code',
    ]);
    expect(
      listApiIds(rake)
        .filter((id) => id !== 'demos')
        .sort(),
    ).toEqual([...ids].sort());
    for (const id of ids) expect(html).toContain(`id="${id}"`);
  });

  it('folds inherited props in that are not its own, and leads to their home', () => {
    const { html } = describePage({
      props: [createProp({ name: 'size' })],
      inherits: { name: 'Tool', href: tool.pathname },
    });
    expect(html).toContain('Props of Tool (1)');
    expect(html).toContain('href="/garden/api/tool/#tool-prop-weight"');
    expect(html).not.toContain('#tool-prop-size');
  });

  it('marks what is required, deprecated and of a plan, with the reason', () => {
    const { html } = describePage({
      props: [
        createProp({ name: 'a', isRequired: true }),
        createProp({ name: 'b', deprecation: 'Use `a`.' }),
        createProp({ name: 'c', plan: 'pro' }),
      ],
    });
    expect(html).toContain('<span class="api-mark required" data-t="" data-md="badge">required</span>');
    expect(html).toContain('<s>b</s>');
    expect(html).toContain('<p>Use <code>a</code>.</p>');
    expect(html).toContain('Pro plan');
  });

  it('says first that it is deprecated, and what to use instead', () => {
    const { html } = describePage({ deprecation: 'Use [`Tool`](/garden/api/tool/) instead.' });
    expect(html.indexOf('Rake is deprecated')).toBeLessThan(html.indexOf('id="import"'));
    expect(html).toContain('Use <a href="/garden/api/tool/"><code>Tool</code></a> instead.');
    expect(describePage({ deprecation: '' }).html).toContain('does not say what to use instead');
    expect(describePage({}).html).not.toContain('deprecated');
  });

  it('begins with its import and its props; all else is below', () => {
    const { html } = describePage({
      description: 'Rakes gather leaves.',
      imports: ["import Rake from 'rake';", "import { Rake } from 'garden';"],
      props: [createProp({ name: 'size' })],
      spreadsProps: true,
    });
    const places = [
      'id="import"',
      '<details><summary>Another import',
      'id="props"',
      'id="rake-prop-size"',
      'Rakes gather leaves.',
      'Further props go to the root',
      'id="source-code"',
    ].map((text) => html.indexOf(text));
    // The list is a segment of its own.
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('says of which version it is, where that is not the product’s', () => {
    const api = createApi(tool);
    const versions = { own: '7.1.0', product: '7.0.0', productName: 'Garden' };
    const read = (given: typeof versions | null) =>
      JSON.stringify(
        toSegments(toApiPageNodes(describeEntry(tool, api, createLinkResolver(api, []), given))),
      );
    expect(read(versions)).toContain('</code> 7.1.0; most of the Garden API docs are for 7.0.0.');
    expect(read(null)).not.toContain('7.');
  });

  it('has no column of defaults without one', () => {
    expect(describePage({ props: [createProp({})] }).html).not.toContain('Default</th>');
    expect(describePage({ props: [createProp({ defaultValue: '1' })] }).html).toContain('Default</th>');
  });

  it('says what holds no props, and has no empty list', () => {
    const { html, segments } = describePage({});
    expect(html).toContain('Rake has no props of its own.');
    expect(segments.map(({ kind }) => kind)).toEqual(['html']);
  });

  it('offers a filter from eight rows on', () => {
    const hasFilter = (count: number) => {
      const props = Array.from({ length: count }, (_, index) => createProp({ name: `p${index}` }));
      const tools = describePage({ props }).segments.find(({ kind }) => kind === 'apiTools');
      return tools?.kind === 'apiTools' && tools.tools.hasFilter;
    };
    expect([hasFilter(7), hasFilter(8)]).toEqual([false, true]);
  });
});

describe('the ids that the preflight knows without making the page', () => {
  const entry = { ...tool };
  const fields = [createProp({ name: 'size' }), createProp({ name: 'weight' })];
  const hook: HookApi = {
    ...entry,
    kind: 'hook',
    imports: ["import useTool from 'tool';"],
    parameters: fields,
    returnType: { text: 'Tool', members: [] },
    returns: fields,
  };
  const toolProps: InterfaceApi = { ...entry, kind: 'interface', properties: fields };

  it.each([
    ['a hook', hook],
    ['a hook without parameters', { ...hook, parameters: [], returns: [] }],
    ['an interface', toolProps],
    ['a component without anything', { ...tool, props: [] }],
  ])('are those of the headings of %s', (_, one) => {
    const references = createLinkResolver(createApi(), []);
    const ids = listHeadings(describeEntry(one, createApi(), references)).map(({ id }) => id);
    expect(listApiIds(one).filter((id) => id !== 'demos')).toEqual(ids);
  });
});
