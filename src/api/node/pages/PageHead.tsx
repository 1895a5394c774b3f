import { data } from '../../../page/shared/attributes';
import { SegmentPlaceholder } from '../../../content/node/elements/segments';
import type { ProductManifest } from '../../../site/shared/product';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiEntry } from '../../shared/api';
import type { Plan } from '../../shared/plan';
import type { Guide } from './findGuide';

/** What stands between the lead of a page and its text. */
interface PageHeadProps {
  /** The guide and its API pages have the same tabs. */
  readonly guide: Guide | null;
  /** The API page; `null` for the guide. */
  readonly entry: ApiEntry | null;
  /** Of a page about what a plan includes. */
  readonly license: License | null;
}

/** What readers need to use what a page is about. */
export interface License {
  /** `null` if the page documents nothing. */
  readonly packageName: string | null;
  /** The page about the plans; `undefined` if the product has none. */
  readonly href: string | undefined;
}

/** The package of a plan that extends another package, and where licenses are explained. */
export function findLicense(
  { packages, licensing }: Pick<ProductManifest, 'packages' | 'licensing'>,
  plan: Plan | null | undefined,
  packageName: string | undefined,
): License | null {
  if (!plan) return null;
  const family = packageName?.replace(/-(?:pro|premium)$/, '');
  const found = packages.find((one) => one.plan === plan && one.name === `${family}-${plan}`);
  return { packageName: found?.name ?? null, href: licensing };
}

/** The segment below a page's lead, as a node of the page; none if there is nothing to say. */
export function createPageHead(head: PageHeadProps) {
  if (!head.guide && !head.license) return [];
  const html = renderToStaticMarkup(<PageHead {...head} />);
  return [<SegmentPlaceholder segment={{ kind: 'head', html }} />];
}

function PageHead({ guide, entry, license }: PageHeadProps) {
  const shown = entry ?? guide?.main;
  return (
    <>
      <div className="page-head">
        {guide && shown && <Tabs guide={guide} entry={shown} isGuide={entry === null} />}
        {license && (
          <p>
            {license.packageName !== null && (
              <>
                <code translate="no">{license.packageName}</code> <span aria-hidden="true">·</span>{' '}
              </>
            )}
            <LicenseLink href={license.href} />
          </p>
        )}
      </div>
      {guide && entry && guide.entries.length > 1 && <Siblings guide={guide} entry={entry} />}
    </>
  );
}

function LicenseLink({ href }: Pick<License, 'href'>) {
  const text = 'Commercial license';
  return href === undefined ? (
    <span {...data({ t: '' })}>{text}</span>
  ) : (
    <a href={href} {...data({ t: '' })}>
      {text}
    </a>
  );
}

function Tabs({ guide, entry, isGuide }: { guide: Guide; entry: ApiEntry; isGuide: boolean }) {
  const api = isGuide ? entry.pathname : '';
  const isComponent = entry.kind === 'component';
  const tabs = [
    { text: 'Guide', href: guide.href, isCurrent: isGuide },
    { text: isComponent ? 'Props' : 'API', href: entry.pathname, isCurrent: !isGuide },
    ...(isComponent && entry.slots.length > 0 ? [{ text: 'Slots', href: `${api}#slots` }] : []),
    ...(isComponent && entry.classes.length > 0 ? [{ text: 'CSS', href: `${api}#classes` }] : []),
  ];
  return (
    <nav className="page-tabs" aria-label="Guide and API" {...data({ 't-label': '', md: 'none' })}>
      <ul>
        {tabs.map(({ text, href, isCurrent = false }) => (
          <li key={text}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} {...data({ t: '' })}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The other entries that the guide is about. */
function Siblings({ guide, entry }: { guide: Guide; entry: ApiEntry }) {
  return (
    <nav className="page-siblings" aria-label="More of this guide" {...data({ 't-label': '', md: 'none' })}>
      <ul>
        {guide.entries.map(({ name, pathname }) => (
          <li key={name}>
            {pathname === entry.pathname ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={pathname}>{name}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
