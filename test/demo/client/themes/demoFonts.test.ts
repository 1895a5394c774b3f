import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  inter,
  roboto,
  toFallbackFontFaces,
  toFamilies,
  toFontFace,
} from '../../../../src/demo/client/themes/demoFonts';

/** The value that a rule gives a descriptor, in percent. */
const readPercent = (rule: string, descriptor: string) =>
  Number(new RegExp(`[;{]${descriptor}:([\\d.]+)%`).exec(rule)?.[1]);

describe('the typefaces of demos', () => {
  it('are files of a package', () => {
    for (const { url } of [roboto, inter]) expect(existsSync(fileURLToPath(url))).toBe(true);
    expect(toFamilies(roboto)).toBe('"Roboto", "Roboto Fallback"');
  });

  it('can be brought along in a rule', () => {
    const rule = toFontFace(inter, 'data:font/woff2;base64,AA');
    expect(rule).toContain('font-family:"Inter";');
    expect(rule).toContain('src:url("data:font/woff2;base64,AA") format("woff2");');
  });

  it.each([roboto, inter])('are as high as what stands for $family, whatever the width', (font) => {
    const rules = toFallbackFontFaces(font).split('@font-face').slice(1);
    expect(rules).toHaveLength(font.fallback.length * 4);
    const face = toFontFace(font);
    for (const rule of rules) {
      const scale = readPercent(rule, 'size-adjust') / 100;
      for (const descriptor of ['ascent-override', 'descent-override']) {
        expect(readPercent(rule, descriptor) * scale).toBeCloseTo(readPercent(face, descriptor), 1);
      }
    }
  });
});
