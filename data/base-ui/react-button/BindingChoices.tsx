import * as React from 'react';
import { Button } from '@mui/base/Button';

// Any stylesheet works the same way; it is inlined here to keep the demo in one file.
const css = `
  .bindingChoices { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  .bindingChoices-button {
    font: inherit; padding: 0.5rem 1rem; border-radius: 6px; cursor: pointer;
    color: inherit; background: transparent;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  }
  .bindingChoices-button:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .bindingChoices-large { font-size: 1.125rem; padding: 0.75rem 1.5rem; }
  .bindingChoices-solid { background: CanvasText; color: Canvas; }
  .bindingChoices-solid:hover {
    background: color-mix(in srgb, CanvasText 85%, Canvas);
  }
  .bindingChoices-button.base--active { transform: scale(0.97); }
  .bindingChoices-button.base--focusVisible {
    outline: 3px solid CanvasText; outline-offset: 2px;
  }
  .bindingChoices-button.base--disabled {
    opacity: 0.5; cursor: not-allowed; border-style: dashed;
  }
`;

export default function BindingChoices() {
  return (
    <div className="bindingChoices">
      <style>{css}</style>
      <Button className="bindingChoices-button">Staple bound</Button>
      <Button className="bindingChoices-button bindingChoices-solid">
        Thread sewn
      </Button>
      <Button className="bindingChoices-button bindingChoices-large">
        Hardcover
      </Button>
      <Button className="bindingChoices-button" disabled>
        Spiral (no wire left)
      </Button>
    </div>
  );
}
