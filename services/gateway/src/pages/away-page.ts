import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:only light}body{font-family:system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;color:#1d2a30;background:#faf7f2}';
const RETRY_AFTER_SECONDS = 5;

const HTML = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Back in a moment</title><style>${STYLE}</style></head>
<body><h1>Back in a moment</h1><p>This page cannot be shown right now. Nothing is lost; please try again in a few seconds.</p></body>
</html>
`;

/** Answered while web is away. */
export const awayPage = {
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  },
  body: HTML,
};
