/** A bare node:http server: receives a list of `{ path, status, headers, body }`, and replies with its port. */
import { createServer } from 'node:http';

const answers = new Map();

const server = createServer((request, response) => {
  const { status, headers, body } = answers.get(request.url) ?? { status: 404, headers: {}, body: '' };
  response.writeHead(status, headers);
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  process.on('message', (given) => {
    for (const answer of given) answers.set(answer.path, answer);
    process.send({ port: server.address().port });
  });
});
process.on('disconnect', () => process.exit());
