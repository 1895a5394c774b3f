import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../../../base/node/files';
import { runMain } from '../../../cli/process/run.mjs';
import { findChromium } from '../../../cli/process/setup.mjs';
import { serve } from '../../../cli/serve.mjs';
import { selectData } from '../../../page/shared/attributes';
import { getDemoPath } from '../../shared/demo';
import { getThumbnailFile, getThumbnailFingerprint, listThumbnails, THUMBNAIL_SIZE } from './thumbnails';

// Takes the pictures of data/thumbnails.json from the export, with Chromium: `npm run thumbnails`, or
// `npm run thumbnails -- --from <export>`. They are committed, because a build has no browser.

/** In bytes: several are in the first screen of a page. */
const MAX_SIZE = 25_000;

const { width, height } = THUMBNAIL_SIZE;

/** The half of a picture below the diagonal from its upper right corner. */
const LOWER_HALF = Buffer.from(
  `<svg width="${width}" height="${height}"><path d="M${width} 0V${height}H0z"/></svg>`,
);

await runMain(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string', default: 'out' } } });
  const directory = path.resolve(ROOT, values.from);
  if (!existsSync(directory)) throw new Error(`${values.from}: there is no export. Run npm run build first.`);
  const server = await serve({ directory, port: 0 });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The export is served at no port.');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const entries: Record<string, { demo: string; shows: string }> = {};
    for (const thumbnail of listThumbnails()) {
      const url = `http://localhost:${address.port}${getDemoPath(thumbnail.demo)}`;
      const picture = await joinModes(
        await takePicture(browser, url, 'light'),
        await takePicture(browser, url, 'dark'),
      );
      const file = getThumbnailFile(thumbnail);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, picture);
      entries[thumbnail.src] = { demo: thumbnail.demo, shows: getThumbnailFingerprint(thumbnail) };
      console.log(`${thumbnail.src}: ${statSync(file).size} bytes`);
      if (picture.length > MAX_SIZE) throw new Error(`${thumbnail.src}: more than ${MAX_SIZE} bytes.`);
    }
    writeFileSync(path.join(ROOT, 'data/thumbnails.json'), `${JSON.stringify(entries, null, 2)}\n`);
  } finally {
    await browser.close();
    server.close();
  }
});

/** The first screen of a demo in one mode: hydrated, at rest, and at a time that does not pass. */
async function takePicture(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 2 * width, height: 2 * height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await page.clock.setFixedTime(0);
    await page.goto(url);
    await page.locator(selectData('demo-root', 'hydrated')).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** One picture of both modes: light above the diagonal, dark below. */
async function joinModes(light: Buffer, dark: Buffer): Promise<Buffer> {
  const below = await sharp(dark)
    .resize(width, height)
    .composite([{ input: LOWER_HALF, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(light)
    .resize(width, height)
    .composite([{ input: below }])
    .avif({ quality: 50 })
    .toBuffer();
}
