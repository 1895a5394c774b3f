import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { getColor, type Palette } from './brand/palette';
import { SOCIAL_IMAGE } from '../../../page/shared/pageFiles';
import { LAYOUT, type CardText } from './layout';

const { column, top, bottom, mark, siteMark } = LAYOUT;

const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' };

const LINE: CSSProperties = { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' };

/** A text that is too long ends in an ellipsis. */
const TRUNCATED: CSSProperties = {
  display: 'block',
  maxWidth: column.width,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const PLACE: CSSProperties = { ...TRUNCATED, fontSize: 24, fontWeight: 600 };
const TITLE: CSSProperties = { ...LINE, ...LAYOUT.title, fontWeight: 700 };
const DESCRIPTION: CSSProperties = { ...LINE, ...LAYOUT.description, fontWeight: 400 };

/**
 * The texts of a picture, laid out for satori: every element is a flex box, and every line an element.
 * @param hasMark whether there is a mark next to the name of the product
 */
export function createTextColumn(text: CardText, palette: Palette, hasMark: boolean): ReactElement {
  const color = (name: string) => getColor(palette, name);
  const space = { paddingTop: top, paddingBottom: bottom, paddingLeft: column.start };
  return box(
    {
      ...COLUMN,
      ...space,
      boxSizing: 'border-box',
      ...SOCIAL_IMAGE,
      fontFamily: 'Sans',
      color: color('--ink'),
    },
    box(createNameStyle(mark, hasMark, 30, 600), text.product),
    box(
      { ...COLUMN, flexGrow: 1, justifyContent: 'center' },
      text.place && box({ ...PLACE, color: color('--accent') }, text.place),
      box(
        { ...COLUMN, paddingTop: 10, paddingBottom: 18 },
        ...text.title.lines.map((line) => box({ ...TITLE, fontSize: text.title.size }, line)),
      ),
      ...text.description.map((line) => box({ ...DESCRIPTION, color: color('--ink-soft') }, line)),
    ),
    box(createNameStyle(siteMark, true, 28, 700), text.site),
  );
}

/** The style of a name, with space for a mark of this size before it. */
function createNameStyle(
  side: number,
  hasMark: boolean,
  fontSize: number,
  fontWeight: number,
): CSSProperties {
  return { ...LINE, height: side, paddingLeft: hasMark ? side * 1.33 : 0, fontSize, fontWeight };
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style }, ...children);
}
