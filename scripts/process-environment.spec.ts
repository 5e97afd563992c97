import { describe, expect, it } from 'vitest';
import { environmentOf, machineEnvironment } from './lib/process-environment.mjs';

const SECRETS: Record<string, string[]> = {
  GATEWAY_DATABASE_URL: ['gateway'],
  LISTINGS_DATABASE_URL: ['listings'],
  CONTENT_DATABASE_PASSWORD_FILE: ['content'],
  LEADS_DATABASE_PASSWORD: ['leads'],
  MEDIA_DATABASE_URL: ['media'],
  WEB_TOKEN: ['gateway', 'web'],
  WEB_TOKEN_FILE: ['gateway', 'web'],
  MEDIA_UPLOAD_TOKEN: ['gateway', 'media'],
  ADMIN_PASSWORD: ['gateway'],
  ADMIN_PASSWORD_FILE: ['gateway'],
  SECOND_FACTOR_KEY: ['gateway'],
  SECOND_FACTOR_KEY_FILE: ['gateway'],
  S3_SECRET_ACCESS_KEY: ['media'],
  POSTGRES_PASSWORD: [],
  AWS_SECRET_ACCESS_KEY: [],
  GITHUB_TOKEN: [],
};
const PROCESSES = ['gateway', 'listings', 'content', 'leads', 'media', 'web'];
const everything = {
  ...Object.fromEntries(Object.keys(SECRETS).map((name) => [name, 'a secret'])),
  PATH: '/usr/bin',
  HOME: '/home/somebody',
  NODE_ENV: 'production',
  OTEL_SERVICE_NAME: 'manzil',
};

describe('the environment of a process', () => {
  it.each(Object.entries(SECRETS))('has %s only in the processes that read it', (secret, readers) => {
    const given = PROCESSES.filter((name) => secret in environmentOf(name, everything));
    expect(given).toEqual(readers);
  });

  it.each(PROCESSES)('of %s has the variables of every program', (name) => {
    expect(environmentOf(name, everything)).toMatchObject(machineEnvironment(everything));
    expect(Object.keys(machineEnvironment(everything))).toEqual(
      expect.arrayContaining(['PATH', 'HOME', 'NODE_ENV', 'OTEL_SERVICE_NAME']),
    );
  });
});
