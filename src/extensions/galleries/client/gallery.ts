import { selectData } from '../../../page/shared/attributes';
import {
  matchesWords,
  parseGalleryFilter,
  toGalleryQuery,
  type GalleryFilter,
} from '../shared/galleryFilter';
import { replaceAddress, withQuery } from '../../../base/client/address';
import { attachListeners } from '../../../base/client/attachListeners';
import { datasetOf } from '../../../base/client/dataset';
import { findClosest } from '../../../base/client/findClosest';

/** Makes the gallery filter work and keeps it in the URL. Returns a cleanup function. */
export function attachGallery(root: Document): () => void {
  syncGallery(root);
  return attachListeners(root, {
    input({ target }) {
      const form = findForm(target);
      if (form) filterBy(form, readForm(form));
    },
    reset({ target }) {
      const form = findForm(target);
      if (form) filterBy(form, { text: '', category: '' });
    },
    submit(event) {
      // Enter would reload the page.
      if (findForm(event.target)) event.preventDefault();
    },
  });
}

/** Applies the filter in the URL: the static HTML shows everything. */
function syncGallery(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  const filter = parseGalleryFilter(location.search);
  const entered = readForm(form);
  // Entered before this code was loaded, so the URL does not have it yet.
  if (!isSet(filter) && isSet(entered)) return filterBy(form, entered);
  const radios = form.querySelectorAll<HTMLInputElement>('[type=radio]');
  const category = [...radios].find(({ value }) => value === filter.category)?.value ?? '';
  for (const radio of radios) radio.checked = radio.value === category;
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=search]')) field.value = filter.text;
  show(form, { text: filter.text, category });
}

const FORM = `form${selectData('gallery')}`;

function findForm(target: EventTarget | null): HTMLFormElement | null {
  return findClosest<HTMLFormElement>(target, FORM);
}

function readForm(form: HTMLFormElement): GalleryFilter {
  const data = new FormData(form);
  return { text: String(data.get('filter') ?? ''), category: String(data.get('category') ?? '') };
}

function isSet({ text, category }: GalleryFilter): boolean {
  return text !== '' || category !== '';
}

function filterBy(form: HTMLFormElement, filter: GalleryFilter): void {
  const href = withQuery(location.href, toGalleryQuery(filter));
  if (href !== location.href) replaceAddress(href);
  show(form, filter);
}

function show(form: HTMLFormElement, { text, category }: GalleryFilter): void {
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>(selectData('category'))) {
    const isChosen = !category || datasetOf(section).category === category;
    let countHere = 0;
    for (const tile of section.querySelectorAll<HTMLElement>(selectData('words'))) {
      tile.hidden = !isChosen || !matchesWords(datasetOf(tile).words ?? '', text);
      if (!tile.hidden) countHere += 1;
    }
    section.hidden = countHere === 0;
    count += countHere;
  }
  const shown = form.querySelector(selectData('shown'));
  if (shown && shown.textContent !== String(count)) shown.textContent = String(count);
  for (const note of form.querySelectorAll<HTMLElement>(selectData('nothing'))) note.hidden = count > 0;
}
