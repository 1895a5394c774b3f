import { findRepository } from '../src/site/node/siteRepository';
import { readEnv, readEnvAddress } from '../src/base/shared/env';
import type { SiteConfig } from '../src/site/shared/site';
import { assistants } from './assistants';

/**
 * Name, addresses and brand of this deployment: the one file to change for another one. Each value can
 * be overridden by the environment variable named beside it.
 */
export const site: SiteConfig = {
  name: readEnv('NEXT_PUBLIC_SITE_NAME') ?? 'Atlas',
  description:
    'Documentation for Material UI, Joy UI, MUI System, Base UI, MUI X and Toolpad Core: guides, live demos and a reference made from the packages themselves.',
  url: readEnvAddress('NEXT_PUBLIC_SITE_URL') ?? 'https://atlas.example.com',
  repository: readEnvAddress('NEXT_PUBLIC_REPOSITORY') ?? findRepository(),
  branch: readEnv('NEXT_PUBLIC_BRANCH') ?? 'main',
  packagePages: 'https://bundlephobia.com/package',
  sandboxes: {
    stackblitz: 'https://stackblitz.com/run',
    codesandbox: 'https://codesandbox.io/api/v1/sandboxes/define',
  },
  colorToolPath: '/material-ui/customization/color/#playground',
  densityToolPath: '/material-ui/customization/density/',
  assistants,
  sizesPath: '/material-ui/guides/minimizing-bundle-size/#sizes-on-component-pages',
  includesExperiments: readEnv('NEXT_PUBLIC_DEPLOYMENT') !== 'production',
};

/**
 * The people whom the end of a page may name as its authors, by the names of their commits; `.mailmap` joins those of
 * one person. Of the others, it shows only the day.
 */
export const authors: readonly string[] = [];
