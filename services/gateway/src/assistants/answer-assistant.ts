import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from '../shared/site-origin.js';
import { addCommunityTools } from './tools/communities.js';
import { addCostTool } from './tools/costs.js';
import { addHomeTools } from './tools/homes.js';
import { addProjectTools } from './tools/projects.js';
import type { ToolContext } from './tools/run-tool.js';

const INSTRUCTIONS =
  'Homes for sale and for rent, new developments and communities in Dubai, from the listings of one agency. ' +
  'Prices are in AED, those of rents for a year; sizes are in sq ft. ' +
  'Link the address of each home that you name, so that people can see its photographs and its permit.';

/**
 * Handles one message of the Model Context Protocol. Each message gets its own server, because the tools only read,
 * and any gateway may receive the next message.
 */
@Injectable()
export class AnswerAssistant {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async answer(message: unknown, request: Request, response: Response): Promise<void> {
    const server = this.createServer();
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.once('close', () => {
      server.close().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the server of a message did not close');
      });
    });
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
  }

  private createServer(): McpServer {
    const server = new McpServer({ name: 'manzil', version: '1.0.0' }, { instructions: INSTRUCTIONS });
    const context: ToolContext = {
      rpc: this.rpc,
      origin: siteOrigin(this.config),
      logger: this.logger,
    };
    addHomeTools(server, context);
    addProjectTools(server, context);
    addCommunityTools(server, context);
    addCostTool(server, context);
    return server;
  }
}
