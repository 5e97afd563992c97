/**
 * What the product's search is held against, behind node:http on the same database: `/sql` and `/suggest` written
 * by hand on pg, `/orm` as one writes it with TypeORM without thinking of its statements. Any message is answered
 * with the port.
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
