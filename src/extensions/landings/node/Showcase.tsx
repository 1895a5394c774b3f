import { data } from '../../../page/shared/attributes';
import type { DemoBlock } from '../../../page/shared/page';
import type { DemoTheme, ProductEntry } from '../../../site/shared/product';
import { ProductMark } from '../../../content/node/elements/ProductMark';
import { StateLabel } from './StateLabel';

/** A demo of another page, with that page's title and link. */
export interface ShowcaseDemo {
  readonly demo: DemoBlock;
  /** Module of its page below `data`, without extension. */
  readonly module: string;
  /** Title and address of its page. */
  readonly title: string;
  readonly href: string;
  readonly theme: DemoTheme;
  /** Its library, if it belongs to one. */
  readonly entry: ProductEntry | null;
}

/**
 * Live demos without toolbar and source, each with a link to its page. The demos are in the static HTML from
 * the start and are hydrated when the reader is about to use them.
 */
export function ShowcaseGrid({ demos }: { demos: readonly ShowcaseDemo[] }) {
  return (
    <div className="live-grid" {...data({ waits: '' })}>
      {demos.map((one) => (
        <Panel key={one.demo.name} {...one} />
      ))}
    </div>
  );
}

function Panel({ demo, module, title, href, theme, entry }: ShowcaseDemo) {
  const { name, layout, height, stylings } = demo;
  const parts = stylings.length > 0 ? stylings : [{ ...demo, styling: undefined }];
  const isLibraryHome = entry !== null && href === `${entry.root}/`;
  return (
    <figure id={name} className={demo.wide ? 'live live-wide' : 'live'} {...data({ accent: entry?.accent })}>
      <figcaption className="live-head">
        <span>{entry && <ProductMark mark={entry.mark} />}</span>
        <span className="ui-row">
          <a href={href} className="live-title">
            {title}
          </a>
          {isLibraryHome && <StateLabel entry={entry} />}
        </span>
        {isLibraryHome && (
          <span className="live-tagline ui-muted" {...data({ md: 'tagline' })}>
            {entry.tagline}
          </span>
        )}
      </figcaption>
      <div
        className="live-stage"
        {...data({ layout, 'demo-theme': theme, md: 'none' })}
        style={{ minHeight: height ?? undefined }}
      >
        {parts.map((part) => (
          <div
            key={part.key}
            className="live-root"
            {...data({
              styling: part.styling,
              'demo-root': '',
              snapshot: part.isSnapshot && '',
              module,
              name: part.key,
              'id-prefix': part.idPrefix,
            })}
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ))}
      </div>
      <a href={`${href}#${name}.tsx`} className="live-code ui-button ui-quiet">
        <span {...data({ t: '' })}>Code</span> <span className="visually-hidden">{name}</span>
      </a>
    </figure>
  );
}
