import { describe, expect, it } from 'vitest';
import type { PageEntry } from '../../../src/search/node/indexPages';
import { addMessages, findMessages, readMessages, toSubjects } from '../../../src/search/node/readMessages';

describe('the messages of a library', () => {
  it('are read from its code, without what is filled in', () => {
    const source =
      "console.error(['MUI: The Tabs component doesn\\'t accept a Fragment.', 'More.'].join('\\n'));" +
      'console.warn(`MUI X: No row with id ${id} found.`); const text = "MUI";' +
      'console.warn("MUI: The " + `${name} has ` + \'no "rake" yet.\' + more);';
    expect(findMessages(source)).toEqual([
      "MUI: The Tabs component doesn't accept a Fragment.",
      'MUI X: No row with id   found.',
      'MUI: The   has no "rake" yet.',
    ]);
  });

  it.each([
    ['@mui/material', 'Tabs/Tabs.js', ['tab', 'material']],
    ['@mui/base', 'useAutocomplete/useAutocomplete.js', ['useautocomplete', 'autocomplete', 'base']],
    ['@mui/x-data-grid-pro', 'hooks/useRows.js', ['userow', 'row', 'hook', 'datagrid']],
  ])('of %s in %s are about %j', (name, file, subjects) => {
    expect(toSubjects(name, file)).toEqual(subjects);
  });

  it('are there in the installed packages, and nowhere else', () => {
    const [name, path] = ['@mui/material', '/material-ui/api'];
    expect(readMessages({ name, path, section: '' }).length).toBeGreaterThan(20);
    expect(readMessages({ name: '@mui/absent', path, section: '' })).toEqual([]);
  });

  it('stand above the first heading of the page that is about the thing', () => {
    const toSection = (id: string) => ({
      section: { id, heading: id, demos: [], variables: [] },
      excerpt: '',
      text: 'Text.',
    });
    const page: PageEntry = {
      page: {
        path: '/clay/react-tabs/',
        product: 'clay',
        kind: 'component',
        title: 'Tabs',
        description: '',
        trail: [],
        names: ['Tab', 'TabPanel'],
        synonyms: [],
      },
      sections: [toSection(''), toSection('colors')],
    };
    const [named] = addMessages(
      [page],
      [
        { text: 'MUI: One.', subjects: ['tabpanel', 'clay'] },
        { text: 'MUI: Two.', subjects: ['menu', 'clay'] },
      ],
    );
    expect(named?.sections.map(({ text }) => text)).toEqual(['Text. MUI: One.', 'Text.']);
  });
});
