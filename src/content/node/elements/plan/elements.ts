import { z } from 'zod';
import { PLANS } from '../../../../api/shared/plan';
import { defineElement } from '../element';

export const elements = [
  defineElement({
    name: 'Plan',
    purpose: 'Marks what needs a commercial plan: at the end of a heading or a cell, or in the text.',
    example: '<Plan of="pro" />',
    attributes: z.strictObject({ of: z.enum(PLANS) }),
    place: 'text',
    render: async () => (await import('../PlanBadge')).PlanBadge,
  }),
];
