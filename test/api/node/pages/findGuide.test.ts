import { expect, it } from 'vitest';
import { findGuide } from '../../../../src/api/node/pages/findGuide';
import { createApi, createComponent } from './createApi';

const [rake, rakeHead, rakePro] = ['Rake', 'RakeHead', 'RakePro'].map((name) => createComponent({ name }));
const api = createApi(...[rake, rakeHead, rakePro].filter((one) => one !== undefined));

const createPage = (href: string, title: string, names: readonly string[]) => ({
  href,
  title,
  description: `About ${title}.`,
  section: 'garden',
  names,
});

const pages = [
  createPage('/garden/rake/autumn/', 'Autumn', ['RakePro', 'Rake']),
  createPage('/garden/leaves/', 'Leaves', ['RakeHead', 'Rake']),
  createPage('/garden/react-rake/', 'Rake', ['RakeHead', 'Rake', 'RakePro']),
];

const find = (name: string) => findGuide(api, pages, { section: 'garden', name });

it('is the page with the name, whatever else names the component', () => {
  expect(find('Rake')?.href).toBe('/garden/react-rake/');
});

it('is above the pages of features, and the first of several', () => {
  expect(find('RakePro')?.href).toBe('/garden/react-rake/');
  expect(find('RakeHead')?.href).toBe('/garden/leaves/');
});

it('leads to the main component, and knows all others', () => {
  const guide = find('RakePro');
  expect(guide?.main.name).toBe('Rake');
  expect(guide?.entries.map(({ name }) => name)).toEqual(['RakeHead', 'Rake', 'RakePro']);
});

it('is missing where no page of the product names it', () => {
  expect(find('Hoe')).toBeNull();
  expect(findGuide(api, pages, { section: 'farm', name: 'Rake' })).toBeNull();
});
