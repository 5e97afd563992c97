import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:light dark}body{font-family:system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;color:light-dark(#1b282c,#f0ebe1);background:light-dark(#fbf8f3,#10191c)}';

export interface PlainPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A page that the gateway makes itself, without web. */
export function plainPage(
  status: number,
  { title, text, retryAfterSeconds }: { title: string; text: string; retryAfterSeconds: number },
): PlainPage {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${text}</p></body>
</html>
`,
  };
}
