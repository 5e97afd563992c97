import { z } from 'zod';

const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/;

/** Hosts, separated by commas, that pages may show pictures from; `*.cdn.example` is every host below cdn.example. */
export const imageHosts = z
  .string()
  .default('')
  .transform((list) =>
    list
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every((host) => HOST.test(host)),
    'must be host names separated by commas, such as photos.example.com,*.cdn.example.com',
  );

/** Checks whether pages may show the picture at the https URL, by the rule that browsers follow. */
export function isOfImageHost(url: string, hosts: readonly string[]): boolean {
  const host = /^https:\/\/([^/?#\\@]+)(?:[/?#]|$)/.exec(url)?.[1]?.toLowerCase();
  if (host === undefined) return false;
  return hosts.some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
