import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';

interface TermNameProps {
  name: string;
  /** Translations by English name. */
  terms: Readonly<Record<string, string>> | undefined;
}

/** A category or a tag in the language of the page, or else in English, marked as such. */
export function TermName({ name, terms }: TermNameProps) {
  const texts = useTexts();
  const translated = terms?.[name];
  return translated ?? <span {...languageOf(texts)}>{name}</span>;
}
