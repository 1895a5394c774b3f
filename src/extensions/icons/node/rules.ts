import { ICON_PACKAGE } from '../../../../data/icons/package';
import { popularIcons } from '../../../../data/icons/popular';
import { synonymLists } from '../../../../data/icons/synonyms';
import type { SiteRule } from '../../../content/node/facts/rule';
import { findNotInstalled } from '../../../site/node/manifests/packageDiagnostics';
import { findIconDiagnostics } from './iconDiagnostics';
import { readIcons } from './readIcons';

/** The icons in the lists of `data/icons` exist, and each word is there once. */
const iconLists: SiteRule = {
  name: 'iconLists',
  stops: 'build',
  check() {
    const missing = findNotInstalled('data/icons/package.ts', [ICON_PACKAGE]);
    if (missing.length > 0) return missing;
    const names = readIcons().map(({ name }) => name);
    return findIconDiagnostics({ popular: popularIcons, synonyms: synonymLists }, names);
  },
};

export const rules: readonly SiteRule[] = [iconLists];
