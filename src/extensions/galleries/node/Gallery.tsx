import type { ReactNode } from 'react';
import { data, type DataAttributes } from '../../../page/shared/attributes';
import { withWordBreaks } from '../../../api/node/pages/withWordBreaks';
import { GALLERY_PARAMETERS } from '../shared/galleryFilter';
import { toGalleryHeadingId } from '../../../content/node/reader/headingIds';
import { elements } from '../../../content/node/elements/elements';
import { listAliases } from '../../../content/node/reader/aliases';
import type { ElementPage } from '../../../content/node/elements/element';
import { readGallery, type GalleryCategory, type Tile } from './readGallery';
import type { ComponentState } from '../../../content/shared/componentList';
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
    <div className="gallery ui-block">
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
          <ul className="tiles ui-list ui-columns">
            {category.tiles.map((tile) => (
              <li key={tile.href} className="tile ui-panel" {...data({ words: tile.words, md: 'item' })}>
                <Picture drawing={tile.drawing} />
                <TileName tile={tile} />
                <p className="tile-text ui-muted ui-clamp">{tile.description}</p>
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
    <div className="gallery compact ui-block">
      {withoutAbsent(categories).map(({ id, title, tiles }) => (
        <section key={id}>
          <h3>
            <span {...data({ t: '' })}>{title}</span>
          </h3>
          <ul className="tiles ui-list ui-columns">
            {tiles.map((tile) => (
              <li key={tile.href} className="tile ui-panel" {...data({ md: 'item' })}>
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
      <label className="ui-stack">
        <span className="ui-label" {...data({ t: '' })}>
          Filter by name
        </span>
        <input
          className="ui-field"
          type="search"
          name="filter"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <p className="gallery-result ui-muted" role="status">
        <span {...data({ t: '' })}>Components shown:</span>{' '}
        <b className="ui-numbers" {...data({ shown: '' })}>
          {count}
        </b>
      </p>
      {categories.length > 1 && (
        <fieldset className="ui-group">
          <legend className="visually-hidden" {...data({ t: '' })}>
            Category
          </legend>
          <div className="ui-choices ui-scroll-row">
            <CategoryChoice value="" title="All" isChecked />
            {categories.map(({ id, title }) => (
              <CategoryChoice key={id} value={id} title={title} />
            ))}
          </div>
        </fieldset>
      )}
      <div className="ui-note ui-row" hidden {...data({ nothing: '' })}>
        <span {...data({ t: '' })}>No component has this name.</span>{' '}
        <button type="reset" className="ui-button" {...data({ t: '' })}>
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

const STATE_TONES = {
  new: 'accent',
  beta: 'info',
  unstable: 'info',
  lab: 'info',
  absent: 'info',
  legacy: 'warning',
  deprecated: 'warning',
} as const satisfies Readonly<Record<ComponentState, DataAttributes['tone']>>;

interface BadgeProps {
  /** What it means; without, it is gray. */
  tone?: DataAttributes['tone'];
  isTranslated?: boolean;
  children: ReactNode;
}

/** Size and badges, most important first. */
function TileFacts({ tile }: { tile: Tile }) {
  const { size, name, plan, states, isHook, hasGuide, guideline } = tile;
  return (
    <p className="tile-facts ui-row" {...data({ md: 'facts' })}>
      {size !== null && (
        <bdi className="tile-size ui-numbers" title={`${name}, minified and gzipped`}>
          {size}
        </bdi>
      )}
      {plan && <Badge tone="accent">{plan === 'pro' ? 'Pro' : 'Premium'}</Badge>}
      {states.map((state) => (
        <Badge key={state} tone={STATE_TONES[state]} isTranslated>
          {STATE_LABELS[state]}
        </Badge>
      ))}
      {isHook && (
        <Badge tone="info" isTranslated>
          Hook
        </Badge>
      )}
      {!hasGuide && <Badge isTranslated>API only</Badge>}
      {guideline !== null && (
        <span className="ui-chip" title={`Material Design ${guideline} has a guideline for it`}>
          MD{guideline}
        </span>
      )}
    </p>
  );
}

function Badge({ tone, isTranslated, children }: BadgeProps) {
  return (
    <span className="ui-chip" {...data({ ...(tone && { tone }), ...(isTranslated && { t: '' }) })}>
      {children}
    </span>
  );
}
