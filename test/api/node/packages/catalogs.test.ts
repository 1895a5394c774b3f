import { describe, expect, it } from 'vitest';
import { loadApi } from '../../../../src/api/node/packages/loadApi';

const { catalogs } = await loadApi();

describe('the catalogs of the installed packages', () => {
  it('have the methods of an interface, with their signatures', () => {
    const methods = catalogs.methods.find(({ name }) => name === 'GridSortApi')?.methods ?? [];
    expect(methods.map(({ name }) => name)).toContain('sortColumn');
    const sort = methods.find(({ name }) => name === 'sortColumn');
    expect(sort?.signature?.parameters.map(({ name }) => name)).toEqual([
      'field',
      'direction',
      'allowMultipleSorting',
    ]);
    expect(sort?.description).toMatch(/^Sorts a column/);
  });

  it('have no methods for the library itself', () => {
    expect(catalogs.methods.filter(({ name }) => name.includes('Private'))).toEqual([]);
  });

  it('have all events, with the plan of the package that declares them', () => {
    const find = (name: string) => catalogs.events.find((event) => event.name === name);
    expect(find('rowClick')).toMatchObject({
      plan: null,
      params: 'GridRowParams',
      event: 'React.MouseEvent<HTMLElement>',
    });
    expect(find('rowOrderChange')?.plan).toBe('pro');
    expect(find('cellSelectionChange')?.plan).toBe('premium');
    expect(catalogs.events.filter(({ description }) => !description)).toEqual([]);
  });

  it('have the selectors that have a category', () => {
    expect(catalogs.selectors.find(({ name }) => name === 'gridSortModelSelector')).toMatchObject({
      category: 'Sorting',
      plan: null,
    });
    expect(catalogs.selectors.filter(({ type }) => type === 'any')).toEqual([]);
  });
});
