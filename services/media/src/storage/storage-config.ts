import { z } from 'zod';

export interface S3Config {
  /** URL of the server. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True when the bucket is the first part of the path instead of the host name. */
  pathStyle: boolean;
}

export type StorageConfig = { kind: 'filesystem' } | { kind: 's3'; s3: S3Config };

/** The variables of the storage, which {@link readStorage} interprets. */
export const storageVariables = {
  MEDIA_STORAGE: z.enum(['filesystem', 's3']).default('filesystem'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.stringbool().default(true),
};

type Variables = z.output<z.ZodObject<typeof storageVariables>>;
type Report = (variable: string, message: string) => void;

/** Calls `report` for every missing or invalid variable; the result is valid only if it was never called. */
export function readStorage(variables: Variables, report: Report): StorageConfig {
  if (variables.MEDIA_STORAGE === 'filesystem') return { kind: 'filesystem' };
  const { S3_REGION: region, S3_BUCKET: bucket, S3_FORCE_PATH_STYLE: pathStyle } = variables;
  if (bucket === undefined) report('S3_BUCKET', 'is needed when MEDIA_STORAGE is s3');
  return {
    kind: 's3',
    s3: {
      endpoint: variables.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
      bucket: bucket ?? '',
      region,
      accessKeyId: secret(variables, 'S3_ACCESS_KEY_ID', report),
      secretAccessKey: secret(variables, 'S3_SECRET_ACCESS_KEY', report),
      pathStyle,
    },
  };
}

function secret(
  variables: Variables,
  name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  report: Report,
): string {
  const value = variables[name];
  if (value === undefined)
    report(name, `is needed when MEDIA_STORAGE is s3, here or in the file that ${name}_FILE names`);
  return value ?? '';
}
