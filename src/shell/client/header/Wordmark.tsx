import { MARK } from '../../shared/mark';

/** The logo and the site's name. */
export function Wordmark({ name }: { name: string }) {
  const { size, disc, meridians, parallel, parallelWidth, place, placeGap } = MARK;
  return (
    <>
      <svg viewBox={`0 0 ${size} ${size}`} width="28" height="28" fill="none" aria-hidden="true">
        <circle {...disc} fill="var(--brand)" />
        <path d={meridians} fill="var(--on-accent)" />
        <path d={parallel} stroke="var(--on-accent)" strokeWidth={parallelWidth} />
        <circle {...place} fill="var(--signal)" stroke="var(--brand)" strokeWidth={placeGap} />
      </svg>
      <span>{name}</span>
    </>
  );
}
