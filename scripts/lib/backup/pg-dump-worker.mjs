import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';

const { port, answered, args } = workerData;

// pg_dump waits for the answer to each message, as it does on a socket: this thread sleeps until the other one has it.
const pg = {
  query: async () => ({ rows: [{ search_path: 'public' }] }),
  exec: async () => {},
  execProtocolRawStream(bytes, { onRawData }) {
    Atomics.store(answered, 0, 0);
    port.postMessage(bytes.slice());
    Atomics.wait(answered, 0, 0);
    onRawData(receiveMessageOnPort(port).message);
  },
};
parentPort.postMessage(await (await pgDump({ pg, args })).text());
