// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../../data/site';
import en from '../../../../data/languages/en.json';
import { ANNOUNCER_ID } from '../../../../src/base/client/announce';
import { attachCompositionGuard } from '../../../../src/ui/client/compositionGuard';
import { Feedback } from '../../../../src/extensions/feedback/client/Feedback';
import { MAX_ISSUE_ADDRESS } from '../../../../src/extensions/feedback/shared/feedback';
import { TranslationsProvider } from '../../../../src/shell/client/language/language';
import { CurrentPageProvider } from '../../../../src/page/client/context/page';
import { readRating } from '../../../../src/extensions/feedback/client/ratings';
import { hasUnsaved } from '../../../../src/base/client/unsaved';
import { recordGtag } from '../../analytics/client/gtagRecorder';
import { createPage } from '../../../export/node/documents/createPage';
import { createProduct } from '../../../createProduct';

/** Where the repository takes new issues. */
const NEW_ISSUE = 'https://code.test/docs/issues/new';

const deployment = vi.hoisted(() => ({ feedbackEndpoint: '', newIssue: '' }));
vi.mock('../../../../src/site/client/services', () => ({ getServices: () => deployment }));

/** Every test has a page of its own: drafts outlive a page that is left. */
let count = 0;
let path = '';

function openPage(newIssue: string): void {
  deployment.newIssue = newIssue;
  cleanup();
  document.body.innerHTML =
    '<div class="prose"><h2 id="soil"><a href="#soil">Soil</a></h2><p>Dig.</p></div><div id="app"></div>';
  const page = createPage(path, [], { headings: [{ id: 'soil', text: 'Soil', level: 2 }] });
  render(
    <TranslationsProvider value={{ en }}>
      <CurrentPageProvider value={{ page, product: createProduct({}), products: [], site }}>
        <Feedback />
      </CurrentPageProvider>
    </TranslationsProvider>,
    { container: document.getElementById('app') ?? undefined },
  );
}

const KEPT = 'Your rating is kept in this browser: this site has no address that receives ratings.';

const getThumb = (name: 'Yes' | 'No') => screen.getByRole('button', { name });
const isPressed = (name: 'Yes' | 'No') => getThumb(name).getAttribute('aria-pressed') === 'true';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const getDraft = () => sessionStorage.getItem(`feedback-draft:${path}`);

/** What a browser answers to `window.open`. */
function answerOpen(tab: { opener: unknown } | null) {
  return vi.spyOn(window, 'open').mockReturnValue(tab as Window | null);
}

// What the first press loads takes its time here.
beforeAll(() => import('../../../../src/extensions/feedback/client/FeedbackPanel'));
beforeEach(() => {
  path = `/garden/bed-${(count += 1)}/`;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('without a receiver, a press of a thumb', () => {
  it('keeps the rating in the browser, and says exactly that', async () => {
    const calls = recordGtag();
    openPage('');
    press('Yes');
    expect(await screen.findByText(KEPT)).toBeTruthy();
    expect(readRating(path)).toBe(1);
    expect(isPressed('Yes')).toBe(true);
    expect(calls).toEqual([['event', 'feedback', { eventAction: 'rate', eventLabel: 'yes', page: path }]]);
    expect(screen.queryByText(/submitted/)).toBeNull();
  });

  it('offers no comment where comments would go nowhere', async () => {
    openPage('');
    press('No');
    await screen.findByText(KEPT);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.mouseOver(screen.getByRole('heading'));
    fireEvent.focusIn(screen.getByRole('heading'));
    expect(screen.queryByRole('button', { name: 'Comment on “Soil”' })).toBeNull();
  });
});

describe('with a receiver, a press of a thumb', () => {
  beforeEach(() => {
    deployment.feedbackEndpoint = 'https://receiver.test/';
  });
  afterEach(() => {
    deployment.feedbackEndpoint = '';
    vi.unstubAllGlobals();
  });
  const answer = (status: number) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{}', { status })),
    );
  const start = async () => {
    const announcer = document.createElement('div');
    announcer.id = ANNOUNCER_ID;
    openPage('');
    document.body.append(announcer);
    press('Yes');
    await screen.findByRole('textbox');
    return announcer;
  };

  it('says that the rating is not sent yet, also to those who hear it', async () => {
    answer(200);
    const announcer = await start();
    expect(screen.getByText(/^Your rating has not been sent yet/, { selector: 'p' })).toBeTruthy();
    expect(announcer.textContent).toMatch(/^Your rating has not been sent yet/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('and Submit says that it is sent, or that it is not', async () => {
    answer(503);
    vi.spyOn(console, 'warn').mockReturnValue();
    await start();
    press('Submit');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe("Couldn't submit feedback. Please try again later."),
    );
    expect(readRating(path)).toBeNull();
    answer(200);
    press('Try again');
    expect(await screen.findByText('Thank you. Your feedback has been submitted.')).toBeTruthy();
    expect(screen.queryByText(/not been sent/, { selector: '[role=status]' })).toBeNull();
    expect(readRating(path)).toBe(1);
  });
});

describe('without a receiver, and with a repository, a comment', () => {
  const start = async () => {
    openPage(NEW_ISSUE);
    press('No');
    await screen.findByRole('textbox');
    write('Too dry');
  };

  it('opens an issue that is filled in, and stays until the reader says that it is posted', async () => {
    const tab = { opener: window };
    const open = answerOpen(tab);
    await start();
    press('Continue in an issue');
    const [address] = open.mock.calls[0] ?? [];
    expect(new URL(String(address)).searchParams.get('comment')).toContain('Too dry');
    // The other tab has no hold on this one.
    expect(tab.opener).toBeNull();
    expect(screen.getByText(/Finish your comment in the tab that opened/)).toBe(document.activeElement);
    expect(screen.queryByText(/submitted|Thank/)).toBeNull();
    expect(getDraft()).toBe('Too dry');
    press('I’ve posted it');
    expect(await screen.findByText('Thank you.')).toBeTruthy();
    expect(getDraft()).toBeNull();
    expect(document.activeElement).toBe(getThumb('No'));
  });

  it('that the browser opens no tab for is a link', async () => {
    answerOpen(null);
    await start();
    press('Continue in an issue');
    expect(screen.getByText(/Your browser has not opened a tab/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open the issue' });
    expect(link.getAttribute('href')).toContain(`${NEW_ISSUE}?`);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('can be edited again, or thrown away', async () => {
    answerOpen({ opener: null });
    await start();
    press('Continue in an issue');
    press('Edit the comment');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Too dry');
    press('Continue in an issue');
    press('Discard draft');
    expect(getDraft()).toBeNull();
    expect(screen.queryByText('Thank you.')).toBeNull();
    expect(isPressed('No')).toBe(true);
  });

  it('is still there when the page is opened again before that', async () => {
    answerOpen({ opener: null });
    await start();
    expect(hasUnsaved()).toBe(true);
    press('Continue in an issue');
    openPage(NEW_ISSUE);
    press('No');
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Too dry');
  });

  it('that an address has no room for is there to be copied, whole', async () => {
    const open = answerOpen({ opener: null });
    await start();
    const long = '太干'.repeat(2000);
    write(long);
    press('Continue in an issue');
    expect(String(open.mock.calls[0]?.[0]).length).toBeLessThanOrEqual(MAX_ISSUE_ADDRESS);
    const field = screen.getByRole('textbox', { name: /room for the start of your comment/ });
    expect(field).toHaveProperty('value', long);
    // A clipboard that refuses leaves the text selected.
    press('Copy the comment');
    await waitFor(() => expect(field).toHaveProperty('selectionEnd', long.length));
  });

  it('without words opens nothing', async () => {
    const open = answerOpen(null);
    openPage(NEW_ISSUE);
    press('No');
    fireEvent.keyDown(await screen.findByRole('textbox'), { key: 'Enter', ctrlKey: true });
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the form of a section', () => {
  const start = async () => {
    openPage(NEW_ISSUE);
    // The reader's first interaction, at which the buttons come.
    fireEvent.keyDown(window, { key: 'Tab' });
    screen.getByRole('link', { name: 'Soil' }).focus();
    const button = await screen.findByRole('button', { name: 'Comment on “Soil”' });
    button.focus();
    fireEvent.click(button);
    return { button, field: await screen.findByRole('textbox') };
  };

  it('stands directly below the heading, with the focus in it', async () => {
    const { field } = await start();
    const form = screen.getByRole('form', { name: 'Comment on “Soil”' });
    expect(document.getElementById('soil')?.nextElementSibling?.contains(form)).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['Escape', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Escape' })],
    ['Cancel', () => press('Cancel')],
  ])('closes with %s, gives the focus back and keeps what was begun', async (_, leave) => {
    const { button, field } = await start();
    write('Sandy');
    leave(field);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(document.getElementById('soil')?.nextElementSibling?.textContent).toBe('Dig.');
    fireEvent.click(button);
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Sandy');
  });

  it('goes on at the end of what was begun, also where the browser puts the caret first', async () => {
    const { button, field } = await start();
    write('Sandy');
    fireEvent.keyDown(field, { key: 'Escape' });
    const { focus } = HTMLElement.prototype;
    // As WebKit focuses a field that has a text.
    const spy = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusStart(
      this: HTMLElement,
    ) {
      focus.call(this);
      if (this instanceof HTMLTextAreaElement) this.setSelectionRange(0, 0);
    });
    fireEvent.click(button);
    expect(await screen.findByRole('textbox')).toHaveProperty('selectionStart', 5);
    spy.mockRestore();
  });

  it('is left alone by the Escape of an input method', async () => {
    const { field } = await start();
    const detach = attachCompositionGuard(document);
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    detach();
    expect(screen.queryByRole('textbox')).not.toBeNull();
  });

  it('is the only one, and its draft is its own', async () => {
    await start();
    write('Sandy');
    press('Yes');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Comment on “Soil”' })).toBeNull());
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });
});
