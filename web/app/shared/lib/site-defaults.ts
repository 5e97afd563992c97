import { shareUrl } from '@manzil/contracts/media/variants';
import { useSite, type Site } from './use-site';
import { useTexts } from './texts';

/** Returns the suffix of page titles: the text set by staff, or else the name of the site. */
export const useTitleSuffix = (): string => {
  const texts = useTexts();
  return useSite()?.settings.titleSuffix ?? texts.site.name;
};

/** Path of the share picture of pages that have none of their own: the one that staff have chosen, or else ours. */
export const defaultShareImage = (site: Site | undefined): string =>
  shareUrl(site?.settings.shareImage ?? '/share.jpg');
