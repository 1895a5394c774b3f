import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { services } from '../../../../data/services';
import type { renderSnapshot, Snapshot } from '../../client/renderSnapshot';
import type { DemoTheme } from '../../../site/shared/product';
import { inTurn } from '../../../base/node/bundle';
import { hash, readCode, readOrCreate } from '../../../base/node/cache';
import { listDemoPackages } from '../files/packages';
import { loadProducts } from '../../../site/node/products';
import { readDemoCode } from '../files/demoFiles';
import { ROOT } from '../../../base/node/files';
import { BUNDLE, bundleDemos } from './bundleDemos';
import { createWindow } from './createWindow';

/** How long a demo runs before its snapshot is taken, in ms: its mock server has responded by then. */
const SETTLE_MS = 1_000;

/** Code that affects how a demo looks, besides its own. */
const CODE = ['src/demo', 'src/page/shared', 'src/shell/client/preferences', 'src/base/client', 'src/ui'];

/** A demo that can only be rendered in a container that has a size. */
interface SnapshotDemo {
  /** Path in the repository. */
  readonly file: string;
  readonly theme: DemoTheme;
  /** Of its stage, in px; `null` when it is as high as the demo. */
  readonly height: number | null;
  readonly idPrefix: string;
}

const snapshotsSchema = z.array(z.strictObject({ html: z.string(), rules: z.array(z.string()) }));

/**
 * Renders those demos of a page whose components measure their container before they render anything, such as
 * a data grid, in a document whose elements have sizes; `null` for the others, which a server can render.
 * @throws Error naming the file of a demo that fails
 */
export async function takeSnapshots(demos: readonly SnapshotDemo[]): Promise<readonly (Snapshot | null)[]> {
  const areChosen = await Promise.all(demos.map(({ file }) => needsLayout(file)));
  const chosen = demos.filter((_, index) => areChosen[index]).map(pickFields);
  const taken = chosen.length > 0 ? await readOrTake(chosen) : [];
  const rest = taken.values();
  return areChosen.map((isChosen) => (isChosen ? (rest.next().value ?? null) : null));
}

let layoutPackages: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether components of a demo measure their container before they render anything, so that a server renders
 * them empty: true if the demo imports a package that a manifest marks as `needsLayout`.
 */
async function needsLayout(file: string): Promise<boolean> {
  layoutPackages ??= loadProducts().then((products) => {
    const packages = products.flatMap((product) => product.packages).filter((one) => one.needsLayout);
    return new Set(packages.map(({ name }) => name));
  });
  const known = await layoutPackages;
  return listDemoPackages(file).some((name) => known.has(name));
}

const pickFields = ({ file, theme, height, idPrefix }: SnapshotDemo): SnapshotDemo => ({
  file,
  theme,
  height,
  idPrefix,
});

/** Results are cached until code or packages change. */
function readOrTake(demos: readonly SnapshotDemo[]): Promise<readonly Snapshot[]> {
  return readOrCreate({
    folder: 'snapshots',
    input: JSON.stringify([
      getEnvironmentHash(),
      services.licenseKey,
      demos,
      demos.map(({ file }) => readDemoCode(file)),
    ]),
    create: async () => JSON.stringify(await inTurn(() => renderAll(demos))),
    parse: (text) => snapshotsSchema.parse(JSON.parse(text)),
  });
}

let environmentHash: string | undefined;

/** A hash of the versions of all packages and of the code around the demos. */
function getEnvironmentHash(): string {
  const lock = path.join(ROOT, 'package-lock.json');
  environmentHash ??= hash(readFileSync(lock, 'utf8') + readCode(CODE));
  return environmentHash;
}

/** The bundle's exports. */
interface Bundle {
  readonly demos: readonly ComponentType[];
  readonly renderSnapshot: typeof renderSnapshot;
}

async function renderAll(demos: readonly SnapshotDemo[]): Promise<readonly Snapshot[]> {
  const code = await bundleDemos(
    demos.map(({ file }) => file),
    services.licenseKey,
  );
  const { window, clock, errors } = createWindow();
  try {
    window.eval(`${code}\nglobalThis.${BUNDLE} = ${BUNDLE};`);
    const bundle = window[BUNDLE] as Bundle;
    const failed = new Map<string, Error>();
    const reads = demos.flatMap(({ file, theme, height, idPrefix }, index) => {
      const Demo = bundle.demos[index];
      const onError = (error: Error) => failed.set(file, error);
      return Demo ? [bundle.renderSnapshot(window.document, { Demo, theme, height, idPrefix, onError })] : [];
    });
    await clock.tickAsync(SETTLE_MS);
    for (const [file, error] of failed) throw describeFailure(file, error.message, error);
    const snapshots = reads.map((read) => read());
    const empty = demos.find((_, index) => !snapshots[index]?.html);
    if (empty) throw describeFailure(empty.file, errors[0] ?? 'it rendered nothing');
    return snapshots;
  } finally {
    clock.uninstall();
    window.close();
  }
}

function describeFailure(file: string, reason: string, cause?: Error): Error {
  return new Error(
    `${file}: the demo does not render in the document that snapshots are taken in: ${reason}. What needs a ` +
      'real browser belongs in an event handler.',
    { cause },
  );
}
