import { describe, expect, it } from 'vitest';
import { createTermIndex, isAbbreviation } from '../../../../src/search/shared/engine/termIndex';

function createIndex(...terms: string[]) {
  const index = createTermIndex();
  for (const [record, term] of terms.entries()) index.add(term, { record, field: 0 });
  return index;
}

describe('an index of terms', () => {
  it('finds every term that begins with a word, and only those', () => {
    const index = createIndex('tab', 'table', 'able', 'tabs', 'tac');
    expect(index.listPrefixed('tab').map(({ term }) => term)).toEqual(['tab', 'table', 'tabs']);
    expect(index.listPrefixed('zebra')).toEqual([]);
  });

  it('knows terms that were added after it was asked', () => {
    const index = createIndex('tab');
    index.listPrefixed('tab');
    index.add('table', { record: 7, field: 1 });
    expect(index.listPrefixed('tabl')).toEqual([{ term: 'table', postings: [{ record: 7, field: 1 }] }]);
  });

  it('misses the first letter only where nothing else is wrong', () => {
    const index = createIndex('migration');
    expect(index.listSimilar('igration', 1).map(({ term }) => term)).toEqual(['migration']);
    expect(index.listSimilar('nigratino', 2)).toEqual([]);
  });

  it('has all places of a term, and none of a strange one', () => {
    const index = createIndex('tab', 'tab');
    expect(index.get('tab').map(({ record }) => record)).toEqual([0, 1]);
    expect(index.get('constructor')).toEqual([]);
  });
});

describe('an abbreviation', () => {
  it.each([
    ['btn', 'button', true],
    ['butn', 'button', true],
    ['dlg', 'dialog', true],
    // The last sound, which is not always the last letter.
    ['tbl', 'table', true],
    ['chkbx', 'checkbox', true],
    ['autocmpl', 'autocomplete', true],
    ['btn', 'autobutton', false],
    ['bto', 'button', false],
    ['bnt', 'boundary', false],
    ['btn', 'buttonbaseclassname', false],
    ['button', 'button', false],
    // Who writes vowels leaves little out.
    ['trash', 'trailsearch', false],
  ])('%s of %s: %s', (word, term, expected) => {
    expect(isAbbreviation(word, term)).toBe(expected);
  });
});
