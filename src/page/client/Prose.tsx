import { staticHtml } from '../../ui/client/staticHtml';

/** Static text of a page. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" {...staticHtml(html)} />;
}

/** Demos of other pages: static like prose, but without its styles. */
export function Showcase({ html }: { html: string }) {
  return <div className="live-panels" {...staticHtml(html)} />;
}
