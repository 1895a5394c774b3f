import { data } from '../../../../page/shared/attributes';
import { withTrailingSlash } from '../../../../site/shared/location';
import type { ProductManifest } from '../../../../site/shared/product';
import { getTitle, isPage, NAV_FLAGS, type NavItem } from '../../../../site/shared/tree';
import { toModulePath } from '../../../../base/node/files';
import { readPage } from '../../reader/readPage';
import { PlanBadge } from '../PlanBadge';
import strings from '../../../../../data/languages/en.json';

/**
 * Creates the element that lists the pages of a component's features: those below its own page, grouped as in
 * the menu, each with its plan, states and description.
 * @param pathname path of the component's page
 */
export function createFeatureMap(product: ProductManifest, pathname: string) {
  return function FeatureMap() {
    const groups = listGroups(product.nav, pathname);
    return (
      <div className="feature-map">
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <p className="feature-group">{title}</p>
            <ul>
              {items.map((item) => (
                <li key={item.pathname}>
                  <a href={withTrailingSlash(item.pathname)}>{getTitle(item)}</a>
                  {item.plan && <PlanBadge of={item.plan} />}
                  {NAV_FLAGS.filter((flag) => item[flag]).map((flag) => (
                    <span key={flag} className="api-mark" {...data({ md: 'badge' })}>
                      {strings[`nav.${flag}`]}
                    </span>
                  ))}
                  <span className="feature-text">{readDescription(product, item)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  };
}

interface FeatureGroup {
  readonly title: string;
  readonly items: readonly NavItem[];
}

/**
 * The pages below a path, by the menu group that directly contains them; for pages beside the component's
 * page, that is its own group.
 */
function listGroups(items: readonly NavItem[], pathname: string, title = ''): FeatureGroup[] {
  const own = items.filter((item) => isPage(item) && item.pathname.startsWith(`${pathname}/`));
  const inner = items.flatMap((item) => listGroups(item.children ?? [], pathname, getTitle(item)));
  return own.length > 0 ? [{ title, items: own }, ...inner] : inner;
}

function readDescription(product: ProductManifest, { pathname }: NavItem): string {
  return readPage(`data/${toModulePath(product, pathname)}.mdx`).frontMatter?.description ?? '';
}
