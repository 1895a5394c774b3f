import * as React from 'react';
import { Button } from '@mui/base/Button';

const css = `
  .proofDownloads { list-style: none; margin: 0; padding: 0; width: 100%; }
  .proofDownloads li {
    display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem;
    justify-content: space-between; padding-block: 0.75rem;
    border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  }
  .proofDownloads-link {
    font: inherit; color: inherit; background: none; text-decoration: none;
    border: 1px solid currentColor; border-radius: 6px; padding: 0.375rem 0.875rem;
  }
  .proofDownloads-link.base--disabled { opacity: 0.5; cursor: not-allowed; }
  .proofDownloads-link.base--focusVisible { outline: 3px solid; outline-offset: 2px; }
`;

interface Proof {
  name: string;
  href?: string;
}

const proofs: Proof[] = [
  { name: 'Cover, soft proof', href: 'data:text/plain,Cover%20proof%20214' },
  { name: 'Inside pages 1–32', href: 'data:text/plain,Pages%201%20to%2032' },
  { name: 'Dust jacket, still rendering' },
];

export default function ProofDownloads() {
  return (
    <React.Fragment>
      <style>{css}</style>
      <ul className="proofDownloads">
        {proofs.map((proof) => (
          <li key={proof.name}>
            {proof.name}
            {proof.href ? (
              <Button<'a'>
                className="proofDownloads-link"
                href={proof.href}
                download="proof.txt"
                aria-label={`Download ${proof.name}`}
              >
                Download
              </Button>
            ) : (
              <Button className="proofDownloads-link" disabled>
                Not ready
              </Button>
            )}
          </li>
        ))}
      </ul>
    </React.Fragment>
  );
}
