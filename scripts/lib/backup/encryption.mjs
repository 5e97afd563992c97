import {
  constants,
  createCipheriv,
  createDecipheriv,
  pbkdf2Sync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

// The same as `openssl pkeyutl` and `openssl enc -aes-256-cbc -pbkdf2` in deploy/backup: both read each other's
// files.
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
const MAGIC = Buffer.from('Salted__');
const SALT_BYTES = 8;
const ITERATIONS = 10_000;

/** Returns a new key for one backup, and that key encrypted with the public key. */
export function newBackupKey(publicKey) {
  const key = randomBytes(32).toString('hex');
  return { key, locked: publicEncrypt({ key: publicKey, ...OAEP }, Buffer.from(`${key}\n`)) };
}

/** @throws when the private key belongs to another pair */
export const openBackupKey = (privateKey, locked) =>
  privateDecrypt({ key: privateKey, ...OAEP }, locked)
    .toString()
    .trim();

export async function* encrypt(chunks, key) {
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv('aes-256-cbc', ...derived(key, salt));
  yield Buffer.concat([MAGIC, salt]);
  for await (const chunk of chunks) yield cipher.update(chunk);
  yield cipher.final();
}

export async function* decrypt(chunks, key) {
  const headBytes = MAGIC.length + SALT_BYTES;
  let head = Buffer.alloc(0);
  let cipher;
  for await (const chunk of chunks) {
    if (cipher !== undefined) {
      yield cipher.update(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headBytes) continue;
    cipher = createDecipheriv('aes-256-cbc', ...derived(key, head.subarray(MAGIC.length, headBytes)));
    yield cipher.update(head.subarray(headBytes));
  }
  if (cipher === undefined) throw new Error('A file of the backup is cut off');
  yield cipher.final();
}

function derived(key, salt) {
  const bytes = pbkdf2Sync(key, salt, ITERATIONS, 48, 'sha256');
  return [bytes.subarray(0, 32), bytes.subarray(32)];
}
