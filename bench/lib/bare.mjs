import { request } from 'node:http';
import { startHelper } from './child.mjs';

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** A bare node:http server in a process of its own that sends what `url` + each path sends: the same bytes. */
export async function startBare(url, paths, headers) {
  const answers = [];
  for (const path of paths) answers.push({ path, ...(await answerOf(url + path, headers)) });
  const helper = startHelper('bare-server.mjs');
  const { port } = await helper.ask(answers);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: helper.pid,
    sizes: answers.map(({ body }) => body.length),
    stop: helper.stop,
  };
}

/** Not fetch(), which would undo the compression. */
const answerOf = (url, headers) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
        const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
        const body = Buffer.concat(pieces);
        const sent = { ...Object.fromEntries(kept), 'content-length': body.length };
        resolve({ status: response.statusCode, headers: sent, body });
      });
    });
    asked.on('error', reject).end();
  });
