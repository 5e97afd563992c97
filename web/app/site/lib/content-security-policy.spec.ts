import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const directives = (development: boolean, imageHosts: string[] = []): string[] =>
  contentSecurityPolicy('bm9uY2U=', { imageHosts, development }).split('; ');

describe('the policy of a page', () => {
  it('lets scripts run from our own files or by the nonce of the answer alone', () => {
    expect(directives(false)).toContain("script-src 'self' 'nonce-bm9uY2U='");
    expect(directives(false).join('; ')).not.toMatch(/unsafe-eval|ws:|script-src[^;]*unsafe-inline/);
  });

  it('shows pictures of ours, and of the hosts that are named', () => {
    expect(directives(false)).toContain("img-src 'self' data:");
    expect(directives(false, ['photos.example', '*.cdn.example'])).toContain(
      "img-src 'self' data: https://photos.example https://*.cdn.example",
    );
  });

  it('lets Google Analytics run where it is set, and nothing else of Google', () => {
    const policy = contentSecurityPolicy('bm9uY2U=', { imageHosts: [], analytics: true, development: false });
    expect(policy).toContain("script-src 'self' 'nonce-bm9uY2U=' https://www.googletagmanager.com;");
    expect(policy).toContain(
      "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com",
    );
    expect(directives(false).join('; ')).not.toMatch(/googletagmanager|google-analytics/);
  });

  it('in development lets the page hear of changes, and is the same otherwise', () => {
    const more = directives(true).filter((directive) => !directives(false).includes(directive));
    expect(more).toEqual(["connect-src 'self' ws:"]);
    expect(directives(true)).toHaveLength(directives(false).length + 1);
  });
});
