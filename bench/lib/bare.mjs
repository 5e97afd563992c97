import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
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

const MAX_ATTEMPTS = 10;

/** Returns the response to copy. Retries a 503 with `Retry-After`, which an overloaded product sends. */
async function answerOf(url, headers) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(url, headers);
    if (answer.status === 200) return answer;
    const seconds = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !(seconds > 0) || attempt === MAX_ATTEMPTS)
      throw new Error(`${url} answers ${answer.status}`);
    await setTimeout(seconds * 1_000);
  }
}

/** Uses node:http, because fetch() would decompress the body. */
const sendOnce = (url, headers) =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { headers }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const forwarded = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        const body = Buffer.concat(pieces);
        const sent = { ...Object.fromEntries(forwarded), 'content-length': body.length };
        resolve({ status: response.statusCode, headers: sent, body });
      });
    });
    outgoing.on('error', reject).end();
  });
