import Head from 'next/head';
import { StandaloneDemo } from '../../demo/client/block/StandaloneDemo';
import type { DemoPage } from '../shared/demoPage';

/** The component of the route of single demos: without the frame, and hidden from search engines. */
function DemoRoute({ demo }: { demo: DemoPage }) {
  return (
    <>
      <Head>
        <title>{demo.title}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <StandaloneDemo key={demo.path} demo={demo} />
    </>
  );
}

export const demoRoute = Object.assign(DemoRoute, { isBare: true });
