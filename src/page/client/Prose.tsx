import { staticHtml } from '../../ui/client/staticHtml';

/** Static text of a page. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" {...staticHtml(html)} />;
}

/** Demos of other pages: static like text, but none of its styles apply to them. */
export function Showcase({ html }: { html: string }) {
  return <div className="showcase" {...staticHtml(html)} />;
}
