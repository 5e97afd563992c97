import type { ErrorCode } from '@manzil/contracts/errors';
import { DomainError } from '@manzil/service-kit/errors';
import type { PinoLogger } from '@manzil/service-kit/logger';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

export interface ToolContext {
  rpc: RpcClient;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  logger: PinoLogger;
}

/** The tools change nothing, and use only the site's own data. */
export const READS_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

/** Errors about the input of a call, whose message helps the assistant to correct it. */
const ABOUT_THE_CALL: ReadonlySet<ErrorCode> = new Set(['VALIDATION_FAILED', 'NOT_FOUND', 'GONE']);

/**
 * Returns the result of a tool as structured data, and as text for clients that do not read it; errors as defined by
 * the protocol.
 */
export async function runTool(
  { logger }: ToolContext,
  work: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    const found = await work();
    return { structuredContent: found, content: [{ type: 'text', text: JSON.stringify(found) }] };
  } catch (error) {
    if (error instanceof DomainError && ABOUT_THE_CALL.has(error.code)) return failure(error.message);
    logger.warn({ err: error }, 'a tool for assistants failed');
    return failure('This is not available right now. Please try again in a few seconds.');
  }
}

const failure = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });
