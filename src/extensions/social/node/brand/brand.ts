import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createIconSvg, listBrandImages } from './brandImages';
import { decodePng, encodeIndexedPng } from './png';
import { toIco } from './toIco';
import { ROOT } from '../../../../base/node/files';
import { runMain } from '../../../../cli/process/run.mjs';
import { findChromium } from '../../../../cli/process/setup.mjs';

// Renders the icons and the social card from the mark, the palette and the drawings, with Chromium: `npm run
// brand`. The files are committed, because a build has no browser; run it after changing what they show.

await runMain(async () => {
  writeFileSync(path.join(ROOT, 'public/static/icon.svg'), createIconSvg());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const { file, width, height, html } of listBrandImages()) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      const png = encodeIndexedPng(decodePng(await page.screenshot({ omitBackground: true })));
      const content = file.endsWith('.ico') ? toIco(png, width) : png;
      writeFileSync(path.join(ROOT, file), content);
      console.log(`${file}: ${width} × ${height}, ${content.length} bytes`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
