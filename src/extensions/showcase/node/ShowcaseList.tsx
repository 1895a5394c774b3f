import { data } from '../../../page/shared/attributes';
import { showcase } from '../../../../data/showcase';
import {
  SHOWCASE_KINDS,
  type PublicEntry,
  type ShowcaseEntry,
  type ShowcaseKind,
  type ShowcaseSketch,
} from '../shared/showcase';
import { Thumbnail } from '../../../demo/node/thumbnails/Thumbnail';
import { throwDiagnostics } from '../../../base/node/diagnostic';
import { findShowcaseDiagnostics } from './showcaseDiagnostics';

const KIND_NAMES: Readonly<Record<ShowcaseKind, string>> = {
  template: 'Templates of this site',
  application: 'Applications',
  framework: 'Frameworks',
};

/** Drawings in a 160 × 88 viewBox: areas in a soft color, and lines on top. */
const SKETCHES: Readonly<Record<ShowcaseSketch, { fill: string; line: string }>> = {
  board: {
    fill: 'M12 12h26v64H12zM48 12h28v20H48zM84 12h28v20H84zM120 12h28v20h-28z',
    line: 'M50 74V58M64 74V46M78 74V54M92 74V40M106 74V50M120 74V60M134 74V44M48 76h100',
  },
  form: {
    fill: 'M44 10h72v68H44z',
    line: 'M54 22h30M54 32h52v10H54zM54 48h52v10H54zM54 66h24',
  },
  page: {
    fill: 'M12 10h136v12H12zM92 30h56v24H92zM12 62h40v16H12zM60 62h40v16H60zM108 62h40v16h-40z',
    line: 'M12 34h64M12 42h48M12 52h20',
  },
  table: {
    fill: 'M12 12h136v14H12z',
    line: 'M12 12h136v64H12zM12 42h136M12 58h136M52 12v64M100 12v64',
  },
  flow: {
    fill: 'M12 14h34v22H12zM64 34h34v22H64zM116 12h34v22h-34zM116 56h34v22h-34z',
    line: 'M46 25c12 0 6 20 18 20M98 45c12 0 6-22 18-22M98 45c12 0 6 22 18 22',
  },
  map: {
    fill: 'M12 12h136v64H12z',
    line: 'M12 60c24-20 40 6 62-14s44-26 74-18M40 12c4 24 20 34 16 64M104 22a11 11 0 0 1 11 11c0 8-11 19-11 19S93 41 93 33a11 11 0 0 1 11-11z',
  },
  code: {
    fill: 'M12 12h136v12H12z',
    line: 'M12 12h136v64H12zM24 36h24M56 36h36M34 46h46M88 46h20M34 56h26M24 66h40',
  },
};

/**
 * The gallery of what is built with the library. The filter is a group of radio buttons that CSS evaluates,
 * so it needs no JavaScript.
 */
export function ShowcaseList() {
  throwDiagnostics(findShowcaseDiagnostics(showcase));
  return (
    <div className="showcase ui-block ui-stack">
      <fieldset className="ui-group">
        <legend>Show</legend>
        <div className="ui-choices ui-scroll-row">
          {(['all', ...SHOWCASE_KINDS] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="showcase"
                className={`showcase-${kind}`}
                defaultChecked={kind === 'all'}
                autoComplete="off"
              />
              <span>{kind === 'all' ? 'All' : KIND_NAMES[kind]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className="ui-list ui-columns">
        {showcase.map((entry) => (
          <Entry key={entry.name} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry }: { entry: ShowcaseEntry }) {
  const { kind, name, description, uses } = entry;
  return (
    <li className={`showcase-entry showcase-is-${kind} ui-panel`} {...data({ md: 'item' })}>
      {kind === 'template' ? (
        <Thumbnail demo={entry.demo} loading="eager" />
      ) : (
        <Sketch motif={entry.sketch} />
      )}
      <p className="showcase-name">
        <a href={kind === 'template' ? entry.href : `https://github.com/${entry.repository}`}>{name}</a>
      </p>
      <p className="ui-small">{description}</p>
      <ul className="ui-list ui-row" aria-label={`Used by ${name}`}>
        {uses.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
      {kind !== 'template' && <Proof {...entry} />}
    </li>
  );
}

/** Of projects elsewhere there are no pictures that we may show. */
function Sketch({ motif }: { motif: ShowcaseSketch }) {
  const { fill, line } = SKETCHES[motif];
  return (
    <svg className="showcase-sketch" viewBox="0 0 160 88" aria-hidden="true">
      <path d={fill} />
      <path d={line} />
    </svg>
  );
}

/** A permanent link to the file: at the commit at which it was read. */
function Proof({ name, repository, commit, manifest }: PublicEntry) {
  return (
    <p className="showcase-proof ui-muted">
      Seen in{' '}
      <a
        href={`https://github.com/${repository}/blob/${commit}/${manifest}`}
        aria-label={`${manifest} of ${name}, commit ${commit.slice(0, 7)}`}
      >
        {manifest}
      </a>
    </p>
  );
}
