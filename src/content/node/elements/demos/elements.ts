import type { Nodes } from 'mdast';
import { z } from 'zod';
import type { Report } from '../../../../base/node/diagnostic';
import { demoAttributes, DEMO_GROUPS, isDemoGroup } from '../../reader/demoElements';
import { playgroundAttributes } from '../../reader/playgroundElements';
import { readAttribute } from '../../reader/readAttributes';
import { TOOLS } from '../../reader/tools';
import { defineElement, type ElementNode } from '../element';

export const elements = [
  defineElement({
    name: 'Demo',
    purpose: 'A demo: a file beside the page, live, with its source.',
    example: '<Demo name="ButtonSizes" />',
    attributes: demoAttributes,
    place: 'top',
    parents: DEMO_GROUPS,
    isListed: true,
    check: checkDemo,
    render: async (page) => (await import('./blocks')).createDemo(page),
  }),
  defineElement({
    name: 'Playground',
    purpose: 'A component with controls for its props or CSS variables.',
    example: '<Playground component="Button" props="variant, color" />',
    attributes: playgroundAttributes,
    place: 'top',
    isListed: true,
    render: async (page) => (await import('./blocks')).createPlayground(page),
  }),
  defineElement({
    name: 'Tool',
    purpose: 'An interactive tool of the site.',
    example: '<Tool name="density" />',
    attributes: z.strictObject({ name: z.string() }),
    place: 'top',
    check(node, _, report) {
      const names = Object.keys(TOOLS);
      if (!names.includes(readAttribute(node, 'name') ?? '')) {
        report(`<Tool name> is one of ${names.join(', ')}.`, node);
      }
    },
    listAs: () => 'tools',
    render: async (page) => (await import('./blocks')).createTool(page),
  }),
];

function checkDemo(node: ElementNode, parent: Nodes, report: Report): void {
  const isFromElsewhere = node.attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'from');
  const isInShowcase = isDemoGroup(parent) && parent.name === 'Showcase';
  if (isInShowcase && !isFromElsewhere) {
    report(
      'A demo in <Showcase> has no code beside it, so it must be shown on another page, too.',
      node,
      'Name that page: from="material-ui/material-ui". A demo of this page must be inside <Hero> or at the top level.',
    );
  }
  if (!isInShowcase && isFromElsewhere) {
    report('A demo of another page must be inside <Showcase>.', node, 'Put it there, or drop from.');
  }
}
