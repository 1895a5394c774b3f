import type { Assistant } from '../src/site/shared/assistants';

/** Assistants that a page's menu opens with a question about the page; an empty list offers none. */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q={prompt}' },
  { name: 'Claude', address: 'https://claude.ai/new?q={prompt}' },
];
