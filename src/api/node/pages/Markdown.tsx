import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { Fragment, type ReactNode } from 'react';
import remarkGfm from 'remark-gfm';
import { data } from '../../../page/shared/attributes';
import { highlightLines, isCodeLanguage } from '../../../content/node/code/highlight';

const processor = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

interface MarkdownProps {
  children: string;
  /** Resolves a link of the text; `null` keeps only the link's text. */
  resolveHref: (href: string) => string | null;
}

/** A library's text. Only the elements below are supported: HTML and anything else is rendered as text. */
export function Markdown({ children, resolveHref }: MarkdownProps) {
  return <>{renderChildren(processor.parse(children) as Root, resolveHref)}</>;
}

function renderChildren({ children }: Parents, resolveHref: MarkdownProps['resolveHref']): ReactNode {
  return children.map((node, index) => <Fragment key={index}>{renderNode(node, resolveHref)}</Fragment>);
}

function renderNode(node: Nodes, resolveHref: MarkdownProps['resolveHref']): ReactNode {
  const inner = () => ('children' in node ? renderChildren(node, resolveHref) : null);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inner()}</p>;
    case 'emphasis':
      return <em>{inner()}</em>;
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'list':
      return node.ordered ? <ol>{inner()}</ol> : <ul>{inner()}</ul>;
    case 'listItem':
      // A single paragraph in an item is unwrapped, so that lists of short lines have no gaps.
      return (
        <li>
          {node.children.length === 1 && node.children[0]?.type === 'paragraph'
            ? renderChildren(node.children[0], resolveHref)
            : inner()}
        </li>
      );
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'code': {
      const language = node.lang && isCodeLanguage(node.lang) ? node.lang : 'ts';
      const html = highlightLines(node.value, language).join('\n');
      return (
        <div className="code-block" {...data({ md: 'code' })}>
          <pre tabIndex={0} aria-label="Example">
            <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </div>
      );
    }
    case 'link': {
      const href = resolveHref(node.url);
      return href === null ? inner() : <a {...toLink(href)}>{inner()}</a>;
    }
    default:
      return 'children' in node ? <p>{inner()}</p> : 'value' in node ? node.value : toString(node);
  }
}

/** Attributes of a link; `nofollow` for other sites. */
export function toLink(href: string): { href: string; rel?: string } {
  return href.startsWith('/') || href.startsWith('#') ? { href } : { href, rel: 'nofollow noopener' };
}
