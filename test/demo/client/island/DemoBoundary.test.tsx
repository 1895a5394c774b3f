// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DemoBoundary } from '../../../../src/demo/client/island/DemoBoundary';

let fault: unknown = null;

/** A demo that works until it does not. */
function Rake() {
  if (fault !== null) throw fault;
  return <button type="button">Rake</button>;
}

beforeEach(() => {
  fault = null;
  vi.spyOn(console, 'error').mockReturnValue();
  // jsdom reports what React throws again in development.
  window.addEventListener('error', mute);
});

afterEach(() => {
  cleanup();
  window.removeEventListener('error', mute);
});

function mute(event: Event): void {
  event.preventDefault();
}

function renderRake() {
  return render(
    <>
      <p>Prose</p>
      <DemoBoundary>
        <Rake />
      </DemoBoundary>
    </>,
  );
}

describe('DemoBoundary', () => {
  it('shows its demo and nothing else', () => {
    renderRake();
    expect(screen.getByRole('button', { name: 'Rake' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['an error', new Error('No teeth left.'), 'This demo crashed: No teeth left.'],
    ['a text', 'No handle.', 'This demo crashed: No handle.'],
  ])('shows a crash by %s in the place of the demo, and keeps the rest of the page', (_, thrown, message) => {
    fault = thrown;
    renderRake();
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.getByText('Prose')).toBeDefined();
  });

  it('logs a crash for whoever looks into it', () => {
    fault = new Error('No teeth left.');
    renderRake();
    expect(console.error).toHaveBeenCalledWith(fault, expect.stringContaining('Rake'));
  });

  it('starts a crashed demo again', () => {
    fault = new Error('No teeth left.');
    renderRake();
    fault = null;
    fireEvent.click(screen.getByRole('button', { name: 'Reset the demo' }));
    expect(screen.getByRole('button', { name: 'Rake' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a crash that the reset does not fix again', () => {
    fault = new Error('No teeth left.');
    renderRake();
    fireEvent.click(screen.getByRole('button', { name: 'Reset the demo' }));
    expect(screen.getByRole('alert')).toBeDefined();
  });
});
