/** The logo and the site's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <circle cx="14" cy="14" r="12.5" fill="var(--accent)" />
        <path
          d="M14 1.5C6.8 6 6.8 22 14 26.5M14 1.5c3.2 4.5 3.2 20.5 0 25M14 1.5v25M2.4 10h23.2M2.4 18h23.2"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="1.4"
        />
        <circle cx="20.4" cy="10" r="2.6" fill="var(--signal)" stroke="var(--accent)" strokeWidth="1.2" />
      </svg>
      <span>{name}</span>
    </>
  );
}
