import { createElement } from 'react';
import type { Segment } from '../../../../page/shared/page';
import { getPlaygroundId } from '../../reader/playgroundElements';
import type { ElementPage } from '../element';
import { SegmentPlaceholder } from '../segments';

/** Creates the element that puts a demo of the page in its place. */
export const createDemo =
  ({ demo }: ElementPage) =>
  ({ name }: { name: string }) =>
    place(demo(name));

/** The same for a playground. */
export const createPlayground =
  ({ playground }: ElementPage) =>
  ({ component, variables }: { component: string; variables?: string | undefined }) =>
    place(playground(getPlaygroundId(component, variables !== undefined)));

/** The same for a tool. */
export const createTool =
  ({ tool }: ElementPage) =>
  ({ name }: { name: string }) =>
    place(tool(name));

const place = (segment: Segment) => createElement(SegmentPlaceholder, { segment });
