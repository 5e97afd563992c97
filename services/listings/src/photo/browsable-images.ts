import { isOfImageHost } from '@manzil/contracts/image-hosts';

const HTTP = /^http:\/\//;
/** A port that serves http cannot serve https. */
const HTTP_WITH_PORT = /^http:\/\/[^/?#]*:\d/;
const PDF = /\.pdf(?:[?#]|$)/i;

/** Hosts from which pictures may be shown; `any` is for readers other than our pages. */
export type ImageHosts = readonly string[] | 'any';

/** Turns http URLs that media has not fetched yet into https ones, as browsers do. */
const overHttps = (urls: readonly string[]): string[] =>
  urls.filter((url) => !HTTP_WITH_PORT.test(url)).map((url) => url.replace(HTTP, 'https://'));

const isShown = (url: string, hosts: ImageHosts): boolean =>
  hosts === 'any' || url.startsWith('/uploads/') || isOfImageHost(url, hosts);

/** Returns the images of a listing that pages may show: our copies, and URLs at the given hosts. */
export const browsableImages = (images: readonly string[], hosts: ImageHosts): string[] =>
  overHttps(images).filter((image) => isShown(image, hosts));

/** Returns the floor plans that pages may show; PDF files are kept, because pages only link to them. */
export const browsablePlans = (plans: readonly string[], hosts: ImageHosts): string[] =>
  overHttps(plans).filter((plan) => PDF.test(plan) || isShown(plan, hosts));
