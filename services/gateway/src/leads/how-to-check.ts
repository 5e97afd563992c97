import { HASHED_FIELDS } from '@manzil/contracts/leads/ledger';

/** The steps to check a file of evidence, with common tools and without this system. */
export const HOW_TO_CHECK = [
  'The content of each entry is what was recorded at its time. All hashes are SHA-256 in hexadecimal digits.',
  'Content hash: decode "encrypted" from Base64 and hash the bytes. The result is "contentHash".',
  `Hash of an entry: write the values of ${HASHED_FIELDS.join(', ')} in this order as a JSON array without spaces, and hash it as UTF-8. The result is "hash".`,
  'Content: the first 12 bytes of "encrypted" are the nonce, the next 16 the authentication tag, the others the content. AES-256-GCM with "key" (Base64) decrypts them to the JSON that is shown as "content".',
  'Texts: the hash of the UTF-8 text of each consent is its "hash". The received entry names the same hashes.',
  'Photos: the hash of the file that a URL leads to is its "sha256", as long as the file is there.',
  'Chain: "previousHash" is the "hash" of the entry with the number before, which may be of another lead. The agency runs "npm run leads:verify" on its ledger, which checks every entry; with "<seq>:<hash>" of an entry of this file, or of "head", behind "--" it also confirms that the ledger still has exactly that entry.',
  '"webhooks" lists the hosts that were sent events of the lead, from the log that is kept for some weeks. No hash covers it.',
  'A lead that is older than the ledger begins with an entry of the kind "taken-over", which shows the state that was found then and proves nothing about the time before. One without entries has not been changed since.',
] as const;
