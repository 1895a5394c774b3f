import { LANGUAGES, type LanguageManifest, type LanguageModule } from '../shared/languages';

/**
 * The manifests of all languages except English, by file.
 * @throws Error when a language has none
 */
export const manifests: Readonly<Record<string, LanguageManifest>> = Object.fromEntries(
  await Promise.all(LANGUAGES.filter((code) => code !== 'en').map(readManifest)),
);

async function readManifest(code: string): Promise<[file: string, language: LanguageManifest]> {
  const file = `data/languages/${code}.ts`;
  try {
    const { language }: LanguageModule = await import(`../../../data/languages/${code}.ts`);
    return [file, language];
  } catch (cause) {
    const fix = 'Write it like the others, or remove its line from src/site/shared/languages.ts.';
    throw new Error(`${file}: the language cannot be loaded. ${fix}`, { cause });
  }
}
