import * as React from 'react';
import { Button } from '@mui/base/Button';

const css = `
  .rushQuote { display: grid; gap: 0.75rem; width: 100%; max-width: 320px; }
  .rushQuote label { display: grid; gap: 0.25rem; }
  .rushQuote input, .rushQuote-button {
    font: inherit; color: inherit; background: transparent; padding: 0.5rem 0.75rem;
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
    border-radius: 6px;
  }
  .rushQuote-row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .rushQuote-button { cursor: pointer; }
  .rushQuote-button[type=submit] { background: CanvasText; color: Canvas; }
  .rushQuote-button.base--focusVisible { outline: 3px solid; outline-offset: 2px; }
  .rushQuote-button[type=submit].base--focusVisible { outline-color: CanvasText; }
`;

export default function RushQuoteForm() {
  const [copies, setCopies] = React.useState('500');
  const [answer, setAnswer] = React.useState('');

  return (
    <form
      className="rushQuote"
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer(`${copies} copies by Friday: we will call you within the hour.`);
      }}
      onReset={() => {
        setCopies('500');
        setAnswer('');
      }}
    >
      <style>{css}</style>
      <label>
        Copies
        <input
          name="copies"
          type="number"
          min={50}
          step={50}
          required
          value={copies}
          onChange={(event) => setCopies(event.target.value)}
        />
      </label>
      <div className="rushQuote-row">
        {/* No type: this one is type="button", so it never submits the form. */}
        <Button
          className="rushQuote-button"
          onClick={() => setCopies((value) => String(Number(value) + 250))}
        >
          Add 250
        </Button>
        <Button className="rushQuote-button" type="reset">
          Start over
        </Button>
        <Button className="rushQuote-button" type="submit">
          Ask for a rush quote
        </Button>
      </div>
      <p role="status">{answer}</p>
    </form>
  );
}
