interface IconSvgProps {
  /** The elements inside, made by the build. */
  svg: string;
  size?: number;
  className?: string;
}

/** A Material icon in the color of the text around it; decorative. */
export function IconSvg({ svg, size = 28, className }: IconSvgProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
