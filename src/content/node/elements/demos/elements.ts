import { z } from 'zod';
import { demoAttributes } from '../../reader/demoSyntax';
import { playgroundAttributes } from '../../reader/playgroundElements';
import { readAttribute } from '../../reader/readAttributes';
import { TOOLS } from '../../reader/tools';
import { defineElement } from '../element';

export const elements = [
  defineElement({
    name: 'Demo',
    purpose: 'A demo: a file beside the page, live, with its source.',
    example: '<Demo name="ButtonSizes" />',
    attributes: demoAttributes,
    place: 'top',
    isListed: true,
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
