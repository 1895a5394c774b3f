import { cloneElement, createElement, isValidElement, type ReactNode } from 'react';
import type { Api, ComponentApi } from '../../shared/api';
import {
  createGlossary,
  enterElement,
  leaveElement,
  resolveTerm,
  INITIAL_CONTEXT,
  TERM_CLASS,
} from './apiGlossary';
import { Card } from '../../../content/node/elements/cards/Card';
import { elements } from '../../../content/node/elements/elements';

/** Elements that cannot contain a link, or are links themselves, such as a card. */
const UNLINKABLE_ELEMENTS: ReadonlySet<unknown> = new Set([
  ...['a', 'h4', 'h5', 'h6', 'pre', 'button', 'summary'],
  elements.h2,
  elements.h3,
  Card,
]);

/**
 * Links the names of components and props in a page's text to the API pages. Only the first mention in each
 * section is linked: a link on every one would be noise, and an extra tab stop.
 * @param components what the page documents, the most important first
 * @param title the page's title: an ambiguous prop belongs to the component of this name
 */
export function linkTerms(
  nodes: readonly ReactNode[],
  api: Api,
  components: readonly ComponentApi[],
  title: string,
): ReactNode[] {
  const glossary = createGlossary(api, components, title);
  let context = INITIAL_CONTEXT;

  const link = (node: ReactNode, isUnlinkable: boolean): ReactNode => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    const { type, props } = node;
    if (type === 'code' && typeof props.children === 'string') {
      const term = resolveTerm(glossary, context, props.children, isUnlinkable);
      context = term.context;
      return term.href === null ? node : createElement('a', { className: TERM_CLASS, href: term.href }, node);
    }
    if (props.children === undefined) return node;
    const tag = toTag(type);
    context = enterElement(context, tag);
    const children = [props.children]
      .flat()
      .map((child) => link(child, isUnlinkable || UNLINKABLE_ELEMENTS.has(type)));
    context = leaveElement(context, tag);
    return cloneElement(node, undefined, ...children);
  };

  return nodes.map((node) => link(node, false));
}

function toTag(type: unknown): string {
  if (type === elements.h2) return 'h2';
  if (type === elements.h3) return 'h3';
  return typeof type === 'string' ? type : '';
}
