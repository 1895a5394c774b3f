import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Report } from '../../../base/node/diagnostic';
import type { Heading, Segment } from '../../../page/shared/page';
import type { ProductIdentity, ProductManifest } from '../../../site/shared/product';

/** An element in the syntax tree of a page. */
export type ElementNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The lists of a page's contents that an element can be in (`reader/readParts.ts`). */
type PartName = 'images' | 'galleries' | 'sections' | 'tools';

/** A section of the second level that an element brings. Its anchor is made from its heading. */
export interface ElementSection {
  readonly heading: string;
  /** What the search finds in it, in Markdown; the first is shown below a hit. */
  readonly texts: readonly string[];
}

/** What an element knows about the page that it stands on. */
export interface ElementPage {
  readonly product: ProductManifest;
  /** Without a trailing slash. */
  readonly pathname: string;
  /** Repository path, for messages. */
  readonly file: string;
  /** Former anchors of the page, each with its current anchor. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The parts of the page that are not text, by what their element says. */
  readonly demo: (name: string) => Segment;
  readonly playground: (id: string) => Segment;
  readonly tool: (name: string) => Segment;
  /** Replaces the elements among nodes whose place is the top level by what they render. */
  readonly expand: (nodes: readonly ReactNode[]) => ReactNode[];
}

/** Renders one use of an element; runs only at build time. Its props are the attributes as they are written. */
type Component<Props> = (props: Props) => ReactNode;

/** An element that authors can use on pages. */
export interface PageElement {
  /** `Gallery` */
  readonly name: string;
  /** What it shows, in one line, for the table of elements that authors get. */
  readonly purpose: string;
  readonly example: string;
  /** Its attributes: texts, or `true` for one without a value. */
  readonly attributes: z.ZodObject;
  /**
   * Whether it stands in the text, or on a line of its own at the top level of a page. Only there can it be a
   * segment, bring headings, or consist of several blocks: what it renders takes its place.
   */
  readonly place: 'text' | 'top';
  /** Holds `<Demo>` elements, which otherwise stand at the top level: those of its page, or of other pages. */
  readonly demos?: 'own' | 'ofOtherPages';
  /** The reader lists its attributes, and so checks them. */
  readonly isListed?: true;
  /** Reports what attributes and place do not say; called for elements that are in their place. */
  check?(node: ElementNode, parent: Nodes, report: Report): void;
  /** The list of the page's contents that it belongs to; `null` for none. */
  listAs?(node: ElementNode): PartName | null;
  /** The sections that it brings where `listAs` says `sections`: links may lead to them, and the search finds them. */
  sections?(product: ProductIdentity): readonly ElementSection[];
  /** The headings that it brings into the table of contents. */
  headings?(attributes: never, page: ElementPage): Promise<readonly Heading[]>;
  /**
   * Loads what renders it on a page. An attribute `md` of its HTML says where Markdown has a form for it
   * (`MarkdownForm` in `page/shared/attributes.ts`).
   */
  render(page: ElementPage): Promise<Component<never>>;
}

type Definition<Attributes extends z.ZodObject> = Omit<PageElement, 'attributes' | 'headings' | 'render'> & {
  readonly attributes: Attributes;
  headings?(attributes: z.input<Attributes>, page: ElementPage): Promise<readonly Heading[]>;
  render(page: ElementPage): Promise<Component<z.input<Attributes> & { children: ReactNode }>>;
};

/** Declares an element; compares what renders it with its attributes. */
export function defineElement<Attributes extends z.ZodObject>(element: Definition<Attributes>): PageElement {
  return element;
}

/** The schema of an element without attributes. */
export const NONE = z.strictObject({});

/** The schema of an attribute without a value. */
export const flag = z.literal(true, 'takes no value').optional();
