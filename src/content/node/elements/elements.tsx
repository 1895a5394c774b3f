import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock, CodeTabs } from './codeElements';
import { data } from '../../../page/shared/attributes';
import { CALLOUT_TITLES, type Severity } from './calloutTitles';

/**
 * The components that render what Markdown becomes, for all text of the site. They run only at build time:
 * browsers get the markup, which `prose.css` styles and document listeners make interactive.
 */
export const elements = {
  h2: (props: HeadingProps) => <LinkedHeading tag="h2" {...props} />,
  h3: (props: HeadingProps) => <LinkedHeading tag="h3" {...props} />,
  table: ScrollableTable,
  th: HeaderCell,
  img: LazyImage,
  input: TaskCheckbox,
  Callout,
  CodeBlock,
  CodeTabs,
};

interface HeadingProps extends ComponentProps<'h2'> {
  /** Former anchors that lead here, separated by spaces. */
  aliases?: string;
}

function LinkedHeading({ tag: Tag, id, aliases, children }: HeadingProps & { tag: 'h2' | 'h3' }) {
  return (
    <Tag id={id}>
      {aliases?.split(' ').map((alias) => (
        <span key={alias} id={alias} />
      ))}
      <a className="heading-link" href={`#${id}`}>
        {children}
      </a>
    </Tag>
  );
}

function ScrollableTable(props: ComponentProps<'table'>) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}

/** The empty corner cell of a table with row headers is not a header. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}

function LazyImage(props: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...props} />;
}

/** The checkbox of a task list. Its accessible name is its state: the text beside it is not a `<label>`. */
function TaskCheckbox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.checked ? 'Done' : 'Open'} />;
}

/** SVG paths of the callouts' icons, in a 20 × 20 viewBox. */
const CALLOUT_ICONS: Readonly<Record<Severity, string>> = {
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm1 12H9V9h2v5Zm0-7H9V5h2v2Z',
  warning: 'M10 2 1 18h18L10 2Zm1 13H9v-2h2v2Zm0-4H9V7h2v4Z',
  success: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-1.2 11.6L5.2 10l1.4-1.4 2.2 2.2 4.6-4.6L14.8 7.6l-6 6Z',
  error: 'M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7L6.7 2ZM11 14v-2H9v2h2Zm0-4V5H9v5h2Z',
};

interface CalloutProps {
  severity: Severity;
  title: string;
  children: ReactNode;
}

function Callout({ severity, title, children }: CalloutProps) {
  return (
    <div
      role="note"
      className={`callout ${severity}`}
      aria-label={title || CALLOUT_TITLES[severity]}
      {...data({ md: severity })}
    >
      <p className="callout-title">
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d={CALLOUT_ICONS[severity]} />
        </svg>
        {title || CALLOUT_TITLES[severity]}
      </p>
      {children}
    </div>
  );
}
