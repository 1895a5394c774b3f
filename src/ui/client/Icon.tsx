import { ICON_PATHS, type IconName } from '../shared/iconPaths';

/** A line icon in the color and size of the text around it; decorative. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon path={ICON_PATHS[name]} className={className} />;
}

/** A line icon with a path of its own. */
export function LineIcon({ path, className }: { path: string; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
