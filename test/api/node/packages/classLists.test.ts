import { describe, expect, it } from 'vitest';
import { CLASS_NAME, isKnownClass, readClassLists } from '../../../../src/api/node/packages/classLists';

const lists = ['@mui/material', '@mui/base', '@mui/x-data-grid', '@mui/x-date-pickers'].flatMap(
  readClassLists,
);

describe('the classes of the installed packages', () => {
  it.each([
    'MuiButton-root',
    'MuiButton-containedPrimary',
    'MuiOutlinedInput-notchedOutline',
    'MuiGrid2-grid-sm-6',
    'MuiDataGrid-columnHeader--sorted',
    'Mui-disabled',
    'base-Tabs-horizontal',
    'base--selected',
  ])('have %s', (className) => {
    expect(isKnownClass(className, lists)).toBe(true);
  });

  it.each([
    'MuiButton-rooot',
    'MuiButtons-root',
    // A component's object has the key, but the class is the state's.
    'MuiButton-disabled',
    'Mui-hovered',
    'base-Tabs-root2',
    'base--hovered',
  ])('do not have %s', (className) => {
    expect(isKnownClass(className, lists)).toBe(false);
  });

  it.each([
    ['outlinedInputClasses', 'MuiOutlinedInput', 'adornedEnd', 'MuiInputBase-adornedEnd'],
    [
      'pickersOutlinedInputClasses',
      'MuiPickersOutlinedInput',
      'sectionContent',
      'MuiPickersInputBase-sectionContent',
    ],
    ['buttonClasses', 'MuiButton', 'disabled', 'Mui-disabled'],
    ['tabsListClasses', 'base-TabsList', 'horizontal', 'base-TabsList-horizontal'],
  ])('are in %s, of %s, with what it takes over from another: %s', (name, owner, key, className) => {
    const list = lists.find(({ objectName }) => objectName === name);
    expect(list?.owner).toBe(owner);
    expect(list?.classes.get(key)).toBe(className);
  });
});

it('finds class names in any text, and no packages or words', () => {
  const text = "'& .MuiCard-root.Mui-selected': {} .base--active, base-ui, @mui/base-x, MuiCard, base-line";
  expect(text.match(CLASS_NAME)).toEqual(['MuiCard-root', 'Mui-selected', 'base--active']);
});
