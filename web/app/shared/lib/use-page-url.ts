import { inLanguage } from '@manzil/contracts/site-language';
import { useTexts } from './texts';
import { useSite } from './use-site';

/** Returns the public addresses of pages in the language of this one, from their paths. */
export function usePageUrl(): (path: string) => string {
  const { language } = useTexts();
  const origin = useSite()?.publicUrl ?? '';
  return (path) => origin + inLanguage(language, path);
}
