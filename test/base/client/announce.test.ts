// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { announce, ANNOUNCER_ID } from '../../../src/base/client/announce';

afterEach(() => document.body.replaceChildren());

it('writes into the live region, and a repeated sentence as a change', () => {
  document.body.innerHTML = `<div id="${ANNOUNCER_ID}" aria-live="polite"></div>`;
  const texts = ['Copied', 'Copied', 'Copied'].map((text) => {
    announce(text);
    return document.getElementById(ANNOUNCER_ID)?.textContent;
  });
  expect(texts.map((text) => text?.trim())).toEqual(['Copied', 'Copied', 'Copied']);
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
});

it('is quiet where there is no live region', () => {
  expect(() => announce('Copied')).not.toThrow();
});
