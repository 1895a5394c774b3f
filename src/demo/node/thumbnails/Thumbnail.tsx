import { data } from '../../../page/shared/attributes';
import { findThumbnail } from './thumbnails';

/** The picture of a demo that is a whole page; programs read its code instead. */
export function Thumbnail({ demo, loading }: { demo: string; loading: 'eager' | 'lazy' }) {
  const { src, width, height, alt } = findThumbnail(demo);
  return (
    <img
      className="thumbnail"
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      decoding="async"
      {...data({ md: 'none' })}
    />
  );
}
