/**
 * The baselines of the product's search, behind node:http on the same database: `/sql` and `/suggest` are hand-written
 * on pg, `/orm` is a naive use of TypeORM. Replies to any message with the port.
 */
import { createServer } from 'node:http';
import { openByHand } from '../baselines/by-hand.mjs';
import { openNaive } from '../baselines/naive-orm.mjs';

const url = process.env.BENCH_DATABASE_URL;
const byHand = openByHand(url);
const naive = await openNaive(url);
const answerers = { '/sql': byHand.search, '/orm': naive.search, '/suggest': byHand.suggest };

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  answerers[pathname](Object.fromEntries(searchParams)).then(
    (answer) => {
      const body = JSON.stringify(answer);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error) => {
      response.writeHead(500).end(error.message);
    },
  );
});

server.listen(0, '127.0.0.1', () => {
  process.on('message', () => process.send({ port: server.address().port }));
});
process.on('disconnect', () => process.exit());
