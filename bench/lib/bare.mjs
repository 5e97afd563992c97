import { request } from 'node:http';
import { startHelper } from './child.mjs';

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Starts a bare node:http server in a separate process that sends the same bytes as `url` + each path. */
export async function startBare(url, paths, headers) {
  const answers = [];
  for (const path of paths) answers.push({ path, ...(await answerOf(url + path, headers)) });
  const helper = startHelper('bare-server.mjs');
  const { port } = await helper.request(answers);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: helper.pid,
    sizes: answers.map(({ body }) => body.length),
    stop: helper.stop,
  };
}

/** Uses node:http, because fetch() would decompress the body. */
const answerOf = (url, headers) =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { headers }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
        const forwarded = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        const body = Buffer.concat(pieces);
        const sent = { ...Object.fromEntries(forwarded), 'content-length': body.length };
        resolve({ status: response.statusCode, headers: sent, body });
      });
    });
    outgoing.on('error', reject).end();
  });
