import { useForeignLang, useTranslateWord } from './language';

/** Says in another language than English that the pages are in English; nothing to English readers. */
export function PageLanguage({ className }: { className?: string | undefined }) {
  const lang = useForeignLang();
  const translateWord = useTranslateWord();
  if (!lang) return null;
  return (
    <p className={className} lang={lang}>
      {translateWord('Page texts are in English.')}
    </p>
  );
}
