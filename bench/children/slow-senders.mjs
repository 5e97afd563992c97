/**
 * Holds connections that send a header byte by byte and never end it. `{ url, connections }` opens them from ten
 * addresses of this machine and replies with `{}` once all are open; the ones that the server closes are opened again.
 */
import { connect } from 'node:net';

const SENDERS = 10;
const BYTE_EVERY_MS = 1_000;

let isEnding = false;

process.on('message', ({ url, connections }) => {
  const { hostname, port } = new URL(url);
  let open = 0;
  const hold = (number, opened = () => {}) => {
    const socket = connect(
      { host: hostname, port, localAddress: `127.0.1.${1 + (number % SENDERS)}` },
      () => {
        socket.write('GET / HTTP/1.1\r\nHost: slow\r\nX-Slow: ');
        opened();
      },
    );
    const drip = setInterval(() => socket.write('a'), BYTE_EVERY_MS);
    socket.resume().on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      if (!isEnding) setTimeout(() => hold(number, opened), BYTE_EVERY_MS);
    });
  };
  for (let number = 0; number < connections; number += 1) {
    let isCounted = false;
    hold(number, () => {
      if (isCounted) return;
      isCounted = true;
      open += 1;
      if (open === connections) process.send({});
    });
  }
});
process.on('disconnect', () => {
  isEnding = true;
  process.exit();
});
