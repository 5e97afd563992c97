import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import { WorkLimit } from '../work-limit.js';
import { AssetStorage, type ByteRange, type StoredFile } from './asset-storage.js';
import { generatedName } from './generated-name.js';
import { attempt, isTransient, statusOf } from './s3-attempts.js';
import type { S3Config } from './storage-config.js';

/** Maximum number of concurrent puts, because each file is in memory while it is signed and sent. */
const PUTS = 4;
const WAIT_MS = 1_000;

/** Stores files as objects of a dedicated bucket: the sweep removes objects in it that belong to no asset. */
export class S3Storage extends AssetStorage {
  private readonly client: S3Client;
  private readonly puts = new WorkLimit(PUTS);

  /** @param listPage objects that one request for the list returns; S3 allows at most 1000 */
  constructor(
    private readonly config: S3Config,
    private readonly logger: Pick<PinoLogger, 'warn'>,
    private readonly shutdown: AbortSignal,
    private readonly listPage = 1_000,
  ) {
    super();
    const { endpoint, region, bucket, pathStyle, accessKeyId, secretAccessKey } = config;
    this.client = new S3Client({
      endPoint: endpoint,
      region,
      bucket,
      pathStyle,
      accessKey: accessKeyId,
      secretKey: secretAccessKey,
    });
  }

  /** Waits for an unreachable server; throws an error that names the variable when it refuses the bucket or the keys. */
  override async open(): Promise<void> {
    for (let logged = false; ; logged = true) {
      try {
        await this.client.listObjects({ maxResults: 1 }).next();
        return;
      } catch (error) {
        if (!isTransient(error)) throw this.configurationError(error);
        if (!logged) this.logger.warn({ err: error, endpoint: this.config.endpoint }, 'waiting for S3');
        await delay(WAIT_MS, undefined, { signal: this.shutdown });
      }
    }
  }

  /**
   * Sends one request with the length and the hash of the whole body, so that the server creates the object only when
   * it has received all of it.
   */
  override async put(name: string, localPath: string): Promise<void> {
    const key = generatedName(name);
    await this.puts.run(async () => {
      const bytes = await readFile(localPath);
      await attempt(() => this.client.putObject(key, bytes));
    });
    await rm(localPath);
  }

  override async find(name: string): Promise<StoredFile | undefined> {
    const key = generatedName(name);
    try {
      const { size, etag } = await attempt(() => this.client.statObject(key));
      return { size, version: etag.replace(/[^\w-]/g, '') };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  override read(name: string, range?: ByteRange): Readable {
    return Readable.from(this.chunks(generatedName(name), range), { objectMode: false });
  }

  override async remove(name: string): Promise<void> {
    const key = generatedName(name);
    try {
      await attempt(() => this.client.deleteObject(key));
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }

  override async *list(): AsyncIterable<string> {
    for await (const { key } of this.client.listObjects({ pageSize: this.listPage })) yield key;
  }

  private async *chunks(key: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
    const { body } = await attempt(() =>
      range === undefined
        ? this.client.getObject(key)
        : this.client.getPartialObject(key, { offset: range.start, length: range.end - range.start + 1 }),
    ).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw error;
      throw Object.assign(new Error('There is no such object', { cause: error }), { code: 'ENOENT' });
    });
    if (body !== null) yield* body;
  }

  private configurationError(error: unknown): Error {
    const { bucket, region, endpoint } = this.config;
    const detail = error instanceof S3Errors.ServerError ? `${error.code}: ${error.message}` : String(error);
    const sentences: Record<number, string> = {
      301: `S3_REGION: the bucket "${bucket}" is not in ${region}`,
      400: `S3_REGION, S3_ACCESS_KEY_ID: ${endpoint} does not accept the request`,
      401: `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${endpoint} does not accept them`,
      403: `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: they do not open the bucket "${bucket}"`,
      404: `S3_BUCKET: ${endpoint} has no bucket "${bucket}"`,
    };
    const sentence = sentences[statusOf(error) ?? 0] ?? `S3_ENDPOINT: ${endpoint} cannot be used`;
    return new Error(`Configuration: ${sentence} (${detail})`, { cause: error });
  }
}
