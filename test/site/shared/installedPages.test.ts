import { describe, expect, it } from 'vitest';
import { listLeftOut, selectInstalled } from '../../../src/site/shared/installedPages';
import type { NavItem } from '../../../src/site/shared/tree';

const shears: NavItem = { pathname: '/garden/shears' };
const robot: NavItem = { pathname: '/garden/robot', extension: 'no-such-extension' };
const editor: NavItem = { pathname: '/garden/editor', extension: 'liveEditor' };

describe('the menu of a site without an extension', () => {
  it('has the pages that need none, and those of extensions that the site has', () => {
    expect(selectInstalled([shears, robot, editor])).toEqual([shears, editor]);
  });

  it('has no group that is left without entries', () => {
    const group = (children: NavItem[]): NavItem => ({ pathname: 'tools', subheader: 'tools', children });
    expect(selectInstalled([group([robot]), group([shears, robot])])).toEqual([group([shears])]);
  });

  it('names the pages that are left out', () => {
    expect(listLeftOut([shears, { pathname: 'more', children: [robot, editor] }])).toEqual(['/garden/robot']);
  });
});
