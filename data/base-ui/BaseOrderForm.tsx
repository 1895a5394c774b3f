import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const drinks = [
  {
    id: 'espresso',
    name: 'Espresso',
    note: 'A double shot with a short, dark finish.',
    price: 2.8,
  },
  {
    id: 'latte',
    name: 'Latte',
    note: 'Two parts steamed milk, one part espresso.',
    price: 4.2,
  },
  {
    id: 'mocha',
    name: 'Mocha',
    note: 'A latte with dark chocolate at the bottom.',
    price: 4.6,
  },
];

export default function BaseOrderForm() {
  const [drink, setDrink] = React.useState('latte');
  const [cups, setCups] = React.useState<number | null>(2);
  const [oat, setOat] = React.useState(true);
  const [own, setOwn] = React.useState(false);
  const [added, setAdded] = React.useState(false);
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');

  const price = drinks.find(({ id }) => id === drink)?.price ?? 0;
  const total = (cups ?? 0) * (price + (oat ? 0.6 : 0) - (own ? 0.3 : 0));

  return (
    <div
      className="coffeeForm"
      // The arrow keys of the tabs follow the direction of the page.
      onFocus={(event) =>
        setDirection(
          getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
        )
      }
      onChange={() => setAdded(false)}
    >
      <style>{css}</style>
      <Tabs
        value={drink}
        direction={direction}
        onChange={(_event, value) => {
          setDrink(String(value));
          setAdded(false);
        }}
      >
        <TabsList className="coffeeForm-list" aria-label="Drink">
          {drinks.map(({ id, name }) => (
            <Tab key={id} value={id} className="coffeeForm-tab">
              {name}
            </Tab>
          ))}
        </TabsList>
        {drinks.map(({ id, name, note, price: cost }) => (
          <TabPanel key={id} value={id} className="coffeeForm-panel">
            <span className="coffeeForm-name">
              <b>{name}</b> <b>${cost.toFixed(2)}</b>
            </span>
            <bdi>{note}</bdi>
          </TabPanel>
        ))}
      </Tabs>

      <label className="coffeeForm-row">
        Oat milk{' '}
        <small>
          <bdi>+ $0.60</bdi>
        </small>
        <Switch
          className="coffeeForm-switch"
          checked={oat}
          onChange={(event) => setOat(event.target.checked)}
        />
      </label>
      <label className="coffeeForm-row">
        My own cup{' '}
        <small>
          <bdi>− $0.30</bdi>
        </small>
        <Switch
          className="coffeeForm-switch"
          checked={own}
          onChange={(event) => setOwn(event.target.checked)}
        />
      </label>

      <div className="coffeeForm-end">
        <NumberInput
          className="coffeeForm-number"
          min={1}
          max={12}
          value={cups}
          onChange={(_event, value) => {
            setCups(value);
            setAdded(false);
          }}
          slotProps={{
            input: { role: 'spinbutton', 'aria-label': 'Cups' },
            decrementButton: { children: '−', 'aria-label': 'Remove a cup' },
            incrementButton: { children: '+', 'aria-label': 'Add a cup' },
          }}
        />
        <Button
          className="coffeeForm-button"
          disabled={!cups}
          onClick={() => setAdded(true)}
        >
          <span>{added ? 'Added ✓' : 'Add to order'}</span>
          <span>${total.toFixed(2)}</span>
        </Button>
      </div>
    </div>
  );
}

const css = `
  .coffeeForm {
    --ink: light-dark(#2b2118, #f6ecdd);
    --paper: light-dark(#fffaf0, #211a14);
    --tint: light-dark(#f3e4cb, #3a2d21);
    --quiet: light-dark(#6d5a48, #c4b29c);
    --strong: light-dark(#a33b16, #ffb38a);
    box-sizing: border-box; inline-size: 100%; max-inline-size: 420px; padding: 1rem;
    border: 2px solid var(--ink); border-radius: 20px;
    background: var(--paper); color: var(--ink);
    font-size: 1rem; line-height: 1.4;
  }
  .coffeeForm :focus-visible, .coffeeForm .base--focusVisible {
    outline: 3px solid var(--strong); outline-offset: 2px;
  }
  .coffeeForm-list {
    display: flex; flex-wrap: wrap; gap: 4px; padding: 4px; border-radius: 12px; background: var(--tint);
  }
  .coffeeForm-tab {
    flex: 1 1 auto; padding: 0.5rem 0.25rem; border: 0; border-radius: 9px;
    background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
  }
  .coffeeForm-tab.base--selected { background: var(--ink); color: var(--paper); }
  .coffeeForm-panel { padding: 0.875rem 0.25rem; color: var(--quiet); font-size: 0.9375rem; }
  .coffeeForm-name {
    display: flex; justify-content: space-between; gap: 1rem;
    color: var(--ink); font-size: 1.25rem;
  }
  .coffeeForm-row {
    display: flex; align-items: center; gap: 0.5rem; padding: 0.625rem 0.25rem;
    border-block-start: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
    cursor: pointer;
  }
  .coffeeForm-row small { flex: 1; color: var(--quiet); font-size: 0.875rem; }
  .coffeeForm-switch {
    position: relative; flex: none; inline-size: 44px; block-size: 26px; border-radius: 99px;
  }
  .coffeeForm-switch .base-Switch-track {
    position: absolute; inset: 0; border: 2px solid var(--ink); border-radius: inherit;
  }
  .coffeeForm-switch .base-Switch-thumb {
    position: absolute; inset-block-start: 6px; inset-inline-start: 6px;
    inline-size: 14px; block-size: 14px; border-radius: 50%; background: var(--ink);
  }
  .coffeeForm-switch .base-Switch-input {
    position: absolute; inset: 0; inline-size: 100%; block-size: 100%;
    margin: 0; opacity: 0; cursor: pointer;
  }
  .coffeeForm-switch.base--checked .base-Switch-track { background: var(--strong); border-color: var(--strong); }
  .coffeeForm-switch.base--checked .base-Switch-thumb {
    inset-inline-start: 24px; background: var(--paper);
  }
  .coffeeForm-end {
    display: flex; flex-wrap: wrap; gap: 0.75rem; padding-block-start: 0.75rem;
    border-block-start: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
  }
  .coffeeForm-number {
    display: flex; flex: 0 1 120px; border: 2px solid var(--ink); border-radius: 12px; overflow: hidden;
  }
  .coffeeForm-number .base-NumberInput-input {
    order: 1; flex: 1; min-inline-size: 0; inline-size: 2rem; padding: 0; border: 0;
    background: none; color: inherit; font: inherit; font-weight: 600; text-align: center;
  }
  .coffeeForm-number .base-NumberInput-input:focus-visible { outline-offset: -5px; border-radius: 9px; }
  .coffeeForm-number button {
    inline-size: 36px; min-block-size: 44px; border: 0; background: none;
    color: inherit; font: inherit; font-size: 1.25rem; cursor: pointer;
  }
  .coffeeForm-number button:hover { background: var(--tint); }
  .coffeeForm-number .base-NumberInput-incrementButton { order: 2; }
  .coffeeForm-button {
    display: flex; flex: 1 1 170px; align-items: center; justify-content: space-between; gap: 0.75rem;
    min-block-size: 48px; padding: 0 0.875rem; border: 0; border-radius: 12px; white-space: nowrap;
    background: var(--ink); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer;
  }
  .coffeeForm-button:hover { background: color-mix(in srgb, var(--ink) 86%, var(--paper)); }
  .coffeeForm-button.base--active { translate: 0 1px; }
  .coffeeForm-button.base--disabled { opacity: 0.5; cursor: default; }
  @media (prefers-reduced-motion: no-preference) {
    .coffeeForm-switch .base-Switch-thumb { transition: inset-inline-start 0.15s; }
  }
`;
