import type { ReactNode } from 'react';
import { data } from '../../../page/shared/attributes';
import { withWordBreaks } from '../../../api/node/pages/withWordBreaks';
import { GALLERY_PARAMETERS } from '../shared/galleryFilter';
import { toGalleryHeadingId } from '../../../content/node/reader/headingIds';
import { elements } from '../../../content/node/elements/elements';
import { listAliases } from '../../../content/node/reader/aliases';
import type { ElementPage } from '../../../content/node/elements/element';
import { readGallery, type GalleryCategory, type Tile } from './readGallery';
import { STATE_LABELS } from '../../../content/node/components/stateLabels';

/** Creates the element that lists the components of a page's product. */
export async function createGallery({ product, aliases }: Pick<ElementPage, 'product' | 'aliases'>) {
  const categories = await readGallery(product);
  return ({ compact }: { compact?: boolean | undefined }) =>
    compact ? (
      <CompactGallery categories={categories} />
    ) : (
      <Gallery categories={categories} aliases={aliases} />
    );
}

interface GalleryProps {
  categories: readonly GalleryCategory[];
  /** Former anchors of the page, each with its current anchor. */
  aliases: ElementPage['aliases'];
}

/** All components of a product as tiles, with a filter that is hidden without JavaScript. */
function Gallery({ categories, aliases }: GalleryProps) {
  return (
    <div className="gallery">
      <GalleryFilter categories={categories} />
      {categories.map((category) => (
        <section
          key={category.id}
          aria-labelledby={toGalleryHeadingId(category.id)}
          {...data({ category: category.id })}
        >
          <elements.h2
            id={toGalleryHeadingId(category.id)}
            aliases={listAliases(aliases, toGalleryHeadingId(category.id)).join(' ') || undefined}
          >
            <span {...data({ t: '' })}>{category.title}</span>
          </elements.h2>
          <ul className="tiles">
            {category.tiles.map((tile) => (
              <li key={tile.href} className="tile" {...data({ words: tile.words, md: 'item' })}>
                <Picture drawing={tile.drawing} />
                <TileName tile={tile} />
                <p className="tile-text">{tile.description}</p>
                <TileFacts tile={tile} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The same with only names and drawings of what the library has, for the first page of a section. */
function CompactGallery({ categories }: { categories: readonly GalleryCategory[] }) {
  return (
    <div className="gallery compact">
      {withoutAbsent(categories).map(({ id, title, tiles }) => (
        <section key={id}>
          <h3>
            <span {...data({ t: '' })}>{title}</span>
          </h3>
          <ul className="tiles">
            {tiles.map((tile) => (
              <li key={tile.href} className="tile" {...data({ md: 'item' })}>
                <Picture drawing={tile.drawing} />
                <TileName tile={tile} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function withoutAbsent(categories: readonly GalleryCategory[]): GalleryCategory[] {
  return categories
    .map((category) => ({
      ...category,
      tiles: category.tiles.filter(({ states }) => !states.includes('absent')),
    }))
    .filter(({ tiles }) => tiles.length > 0);
}

function GalleryFilter({ categories }: { categories: readonly GalleryCategory[] }) {
  const count = categories.reduce((sum, { tiles }) => sum + tiles.length, 0);
  return (
    <form
      className="gallery-filter"
      role="search"
      {...data({ gallery: '', 'needs-script': '', 'reads-query': GALLERY_PARAMETERS.join(' ') })}
    >
      <label className="gallery-field">
        <span {...data({ t: '' })}>Filter by name</span>
        <input type="search" name="filter" autoComplete="off" spellCheck={false} enterKeyHint="search" />
      </label>
      <p className="gallery-result" role="status">
        <span {...data({ t: '' })}>Components shown:</span> <b {...data({ shown: '' })}>{count}</b>
      </p>
      {categories.length > 1 && (
        <fieldset className="gallery-categories">
          <legend className="visually-hidden" {...data({ t: '' })}>
            Category
          </legend>
          <div>
            <CategoryChoice value="" title="All" isChecked />
            {categories.map(({ id, title }) => (
              <CategoryChoice key={id} value={id} title={title} />
            ))}
          </div>
        </fieldset>
      )}
      <div className="gallery-nothing" hidden {...data({ nothing: '' })}>
        <span {...data({ t: '' })}>No component has this name.</span>{' '}
        <button type="reset" {...data({ t: '' })}>
          Show all
        </button>
      </div>
    </form>
  );
}

function CategoryChoice({ value, title, isChecked }: { value: string; title: string; isChecked?: boolean }) {
  return (
    <label>
      <input type="radio" name="category" value={value} defaultChecked={isChecked} autoComplete="off" />
      <span {...data({ t: '' })}>{title}</span>
    </label>
  );
}

function Picture({ drawing }: Pick<Tile, 'drawing'>) {
  return <div className="tile-drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

function TileName({ tile }: { tile: Tile }) {
  return (
    <a className="tile-name" href={tile.href}>
      {withWordBreaks(tile.title)}
    </a>
  );
}

/** Size and badges, most important first. */
function TileFacts({ tile }: { tile: Tile }) {
  const { size, name, plan, states, isHook, hasGuide, guideline } = tile;
  return (
    <p className="tile-facts" {...data({ md: 'facts' })}>
      {size !== null && (
        <span className="tile-size" title={`${name}, minified and gzipped`}>
          {size}
        </span>
      )}
      {plan && <Badge kind="plan">{plan === 'pro' ? 'Pro' : 'Premium'}</Badge>}
      {states.map((state) => (
        <Badge key={state} kind={state} isTranslated>
          {STATE_LABELS[state]}
        </Badge>
      ))}
      {isHook && (
        <Badge kind="hook" isTranslated>
          Hook
        </Badge>
      )}
      {!hasGuide && (
        <Badge kind="api" isTranslated>
          API only
        </Badge>
      )}
      {guideline !== null && (
        <span className="tile-badge" title={`Material Design ${guideline} has a guideline for it`}>
          MD{guideline}
        </span>
      )}
    </p>
  );
}

function Badge({
  kind,
  isTranslated,
  children,
}: {
  kind: string;
  isTranslated?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`tile-badge ${kind}`} {...data(isTranslated ? { t: '' } : {})}>
      {children}
    </span>
  );
}
