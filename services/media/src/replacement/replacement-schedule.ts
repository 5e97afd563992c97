import { LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { FinishReplacements } from './finish-replacements.js';
import { PerformStep } from './perform-step.js';

const POLL_MS = 1_000;

/** Performs the due steps one after another, which also continues the replacements of a killed process. */
@Injectable()
export class ReplacementSchedule implements BeforeApplicationShutdown, OnApplicationBootstrap {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWoken = false;

  constructor(
    private readonly step: PerformStep,
    private readonly replacements: FinishReplacements,
    @Inject(LOGGER) private readonly logger: PinoLogger,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.wake();
    }, POLL_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Looks for steps now. */
  wake(): void {
    this.isWoken = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    try {
      while (this.isWoken && !this.shutdown.aborted) {
        this.isWoken = false;
        if (!(await this.replacements.areUnfinished())) continue;
        while (!this.isStopping() && (await this.step.perform()));
        if (!this.isStopping()) await this.replacements.finish();
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'files could not be replaced');
    }
  }

  /** A method, because TypeScript would narrow the field, which changes during an await. */
  private isStopping(): boolean {
    return this.shutdown.aborted;
  }
}
