import satori from 'satori';
import { expect, it } from 'vitest';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../../../src/site/shared/site';
import { readPalette } from '../../../../src/extensions/social/node/brand/palette';
import { readPngSize } from '../../../../src/extensions/social/node/brand/png';
import { loadFonts } from '../../../../src/extensions/social/node/fonts';
import { LAYOUT, layOut, type CardInput } from '../../../../src/extensions/social/node/layout';
import { drawSocialImage, toSvg, type SocialImage } from '../../../../src/extensions/social/node/socialImage';
import { createTextColumn } from '../../../../src/extensions/social/node/textColumn';

const circle = '<svg viewBox="0 0 20 20"><circle cx="10" cy="10" r="8" fill="var(--accent)"/></svg>';
const palette = readPalette('light');

function createImage(more: Partial<SocialImage> = {}): SocialImage {
  return {
    site: 'Almanac',
    product: 'Garden',
    place: 'Tools / Soil',
    title: 'Rake',
    description: 'A rake gathers leaves.',
    palette,
    siteMark: circle,
    mark: circle,
    drawing: null,
    ...more,
  };
}

/** Repeats a text up to a length. */
const fill = (text: string, length: number) => text.repeat(length).slice(0, length).trimEnd();

const words = fill('Watering of tomatoes in dry summers ', MAX_TITLE_LENGTH);
const sentence = fill('Watering tomatoes in dry summers and in wet ones. ', MAX_DESCRIPTION_LENGTH);
const name = 'GridColumnHeaderSeparatorUnstableProps API';

/** The texts of a picture with their places, in their order. */
async function listTexts(input: CardInput) {
  const texts: { text: string; top: number; bottom: number; end: number }[] = [];
  await satori(createTextColumn(await layOut(input), palette, true), {
    width: 1200,
    height: 630,
    fonts: loadFonts(),
    onNodeDetected: ({ textContent, top, left, width, height }) => {
      if (textContent) texts.push({ text: textContent, top, bottom: top + height, end: left + width });
    },
  });
  return texts;
}

it.each([
  ['short', 'Rake', 'A rake.'],
  ['as long as they may be', words, sentence],
  ['of wide letters', fill('WWWW MMMM ', MAX_TITLE_LENGTH), fill('WWWW MMMM ', MAX_DESCRIPTION_LENGTH)],
  ['with long names', name, `API of the deprecated component ${name}: import, props and types of ${name}.`],
  ['single words', fill('w', MAX_TITLE_LENGTH), fill('w', MAX_DESCRIPTION_LENGTH)],
  ['in another script', fill('番茄浇水', MAX_TITLE_LENGTH), fill('番茄浇水 ', MAX_DESCRIPTION_LENGTH)],
])('texts that are %s stay in the column, one below the other', async (_, title, description) => {
  const texts = await listTexts({ ...createImage(), title, description, place: fill('Tools / Soil / ', 90) });
  expect(texts.length).toBeGreaterThanOrEqual(5);
  const end = LAYOUT.column.start + LAYOUT.column.width;
  for (const { text, end: own } of texts) expect(own, text).toBeLessThanOrEqual(end + 1);
  texts.slice(1).forEach(({ text, top }, index) => {
    expect(top, text).toBeGreaterThanOrEqual((texts[index]?.bottom ?? 0) - 1);
  });
  expect(texts[0]?.top).toBeGreaterThanOrEqual(LAYOUT.top);
  expect(texts.at(-1)?.bottom).toBeLessThanOrEqual(630 - LAYOUT.bottom);
});

it('shows whole titles and descriptions up to their longest', async () => {
  const { title, description } = await layOut({ ...createImage(), title: words, description: sentence });
  expect(title.lines.join(' ')).toBe(words);
  expect(description.join(' ')).toBe(sentence);
});

it('shows a long name whole, broken between its words', async () => {
  const { title } = await layOut(createImage({ title: name }));
  expect(title.lines.join('').replace(/ ?API/, ' API')).toBe(name);
  expect(title.lines.length).toBeGreaterThan(1);
});

it('is a PNG of the size that networks ask for, and the same each time', async () => {
  const png = await drawSocialImage(createImage());
  expect(readPngSize(png)).toEqual({ width: 1200, height: 630 });
  expect(png.equals(await drawSocialImage(createImage()))).toBe(true);
  expect(png.equals(await drawSocialImage(createImage({ title: 'Hoe' })))).toBe(false);
});

it('has no variables and no text that needs a font', async () => {
  const drawing = '<svg viewBox="0 0 160 100"><path id="rows" stroke="var(--line)" d="M0 0h9"/></svg>';
  for (const image of [createImage(), createImage({ drawing, mark: null }), createImage({ drawing })]) {
    const svg = await toSvg(image);
    expect(svg).not.toMatch(/var\(|<text/);
    expect(svg.includes('id="rows"')).toBe(image.drawing !== null);
  }
});
