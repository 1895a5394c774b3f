import Head from 'next/head';
import { isArticle } from '../shared/page';
import { findSocialImagePath, getFeedPath, getMarkdownPath, SOCIAL_IMAGE } from '../shared/pageFiles';
import { useCurrentPage } from './context/page';

/** The metadata of a page for browsers, search engines and social networks. */
export function DocsHead({ title, description }: { title: string; description: string }) {
  const { page, product, site } = useCurrentPage();
  const path = page?.path ?? '/';
  const address = site.url + path;
  const suffix = product.id === 'docs' ? site.name : product.name;
  const fullTitle = path === '/' ? `${site.name}: ${title}` : `${title} - ${suffix}`;
  const image = site.url + findSocialImagePath(page);
  const article = page && isArticle(page, product) ? page : null;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {page && !page.isHidden ? (
        <>
          <link rel="canonical" href={address} />
          <link rel="alternate" hrefLang="x-default" href={address} />
          <link rel="alternate" hrefLang="en" href={address} />
          <link rel="alternate" type="text/markdown" href={site.url + getMarkdownPath(path)} />
          <meta property="og:url" content={address} />
        </>
      ) : (
        // A hidden page has no canonical address.
        <meta name="robots" content="noindex, nofollow" />
      )}
      {product.whatsNew && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${suffix}: releases`}
          href={site.url + getFeedPath(product)}
        />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article?.history && <meta property="article:modified_time" content={article.history.updated} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
      {/* The image shows title and description, which are given above. */}
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={fullTitle} />
      <meta name="mui:productId" content={page?.productId ?? 'null'} />
      <meta name="mui:productCategoryId" content={page?.categoryId ?? 'null'} />
    </Head>
  );
}
