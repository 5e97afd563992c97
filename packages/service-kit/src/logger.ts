import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger as PinoLogger, type LoggerOptions } from 'pino';
import { currentRequestId } from '@manzil/messaging/request-context';
import { safeError } from './safe-error.js';

export type { DestinationStream, PinoLogger };

/**
 * Creates a logger that writes JSON lines with level, time, service, request id and message, to standard output by
 * default. Never log personal data.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): PinoLogger {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => safeError(error) },
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Nest's logger on top of pino; Nest's start-up messages go to debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: PinoLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: 'debug' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const error = [message, ...rest].find((part) => part instanceof Error);
    const text = message instanceof Error ? message.message : String(message);
    this.logger[level](
      { ...(error ? { err: error } : {}), ...(typeof context === 'string' && { context }) },
      error === undefined ? text : safeError(error).message,
    );
  }
}
