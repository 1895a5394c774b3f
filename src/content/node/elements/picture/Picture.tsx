import { data } from '../../../../page/shared/attributes';
import { elements } from '../elements';

interface PictureProps {
  light: string;
  dark: string;
  alt: string;
  width: string;
  height: string;
}

/** An image with one file per color mode; only the visible one is loaded. */
export function Picture({ light, dark, alt, width, height }: PictureProps) {
  const size = { width, height, alt };
  return (
    <span className="picture">
      <elements.img src={light} className="only-light" {...size} />
      <elements.img src={dark} className="only-dark" {...size} {...data({ md: 'none' })} />
    </span>
  );
}
