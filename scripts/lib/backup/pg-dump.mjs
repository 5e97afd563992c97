import { connect } from 'node:net';
import { MessageChannel, Worker } from 'node:worker_threads';

/**
 * Returns what `pg_dump` writes with these arguments, in the format of psql. It is a WebAssembly build, because
 * the PostgreSQL of npm comes without client tools; it holds its whole output in memory, so tables are not for it.
 * @param {string} databaseUrl of the superuser `postgres`, without TLS
 * @param {string[]} args
 * @returns {Promise<string>}
 */
export async function pgDump(databaseUrl, args) {
  const { hostname, port, password, pathname } = new URL(databaseUrl);
  const socket = connect(Number(port), hostname);
  const channel = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const login = `dbname=${quoted(pathname.slice(1))} password=${quoted(decodeURIComponent(password))}`;
  const worker = new Worker(new URL('pg-dump-worker.mjs', import.meta.url), {
    workerData: {
      port: channel.port2,
      answered,
      args: [`--dbname=host=127.0.0.1 sslmode=disable ${login}`, ...args],
    },
    transferList: [channel.port2],
  });
  const answers = new Exchange(socket);
  channel.port1.on('message', async (bytes) => {
    channel.port1.postMessage(await answers.send(Buffer.from(bytes)));
    Atomics.store(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      socket.once('error', reject);
    });
  } finally {
    await worker.terminate();
    channel.port1.close();
    socket.destroy();
  }
}

const quoted = (value) => `'${value.replace(/[\\']/g, '\\$&')}'`;

const READY_FOR_QUERY = 0x5a;
const AUTHENTICATION = 0x52;
const TERMINATE = 0x58;

/**
 * Sends the messages of a PostgreSQL client, and collects the server's replies until it waits for the next message.
 */
class Exchange {
  #sent = Buffer.alloc(0);
  #received = Buffer.alloc(0);
  #started = false;
  #resolve = () => {};

  constructor(socket) {
    this.socket = socket;
    socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      if (waitsForClient(this.#received)) this.#answer();
    });
    socket.on('close', () => this.#answer());
  }

  /** The client may send a long message in parts; a reply follows only the complete message. */
  async send(bytes) {
    this.socket.write(bytes);
    this.#sent = Buffer.concat([this.#sent, bytes]);
    const type = this.#takeMessages();
    if (type === undefined || type === TERMINATE) return Buffer.alloc(0);
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  #answer() {
    const received = this.#received;
    this.#received = Buffer.alloc(0);
    this.#resolve(received);
  }

  /**
   * Returns the type of the last message if all messages are complete; 0 for the startup message, which has no type.
   */
  #takeMessages() {
    let type;
    while (this.#sent.length > 0) {
      const header = this.#started ? 1 : 0;
      if (this.#sent.length < header + 4) return undefined;
      const end = header + this.#sent.readInt32BE(header);
      if (this.#sent.length < end) return undefined;
      type = this.#started ? this.#sent[0] : 0;
      this.#started = true;
      this.#sent = this.#sent.subarray(end);
    }
    return type;
  }
}

/** True if the last message is complete and requests a query or the next step of the login. */
function waitsForClient(bytes) {
  let last = 0;
  for (let at = 0; at < bytes.length;) {
    if (bytes.length < at + 5) return false;
    last = at;
    at += 1 + bytes.readInt32BE(at + 1);
    if (at > bytes.length) return false;
  }
  if (bytes[last] === READY_FOR_QUERY) return true;
  const [ok, final] = [0, 12];
  return bytes[last] === AUTHENTICATION && ![ok, final].includes(bytes.readInt32BE(last + 5));
}
