import Head from 'next/head';
import { DemoAlone } from '../../demo/client/block/DemoAlone';
import type { DemoPage } from '../shared/demoPage';

/** The component of the route of single demos: without the frame, and hidden from search engines. */
function DemoRoute({ demo }: { demo: DemoPage }) {
  return (
    <>
      <Head>
        <title>{demo.title}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <DemoAlone key={demo.path} demo={demo} />
    </>
  );
}

export const demoRoute = Object.assign(DemoRoute, { isBare: true });
