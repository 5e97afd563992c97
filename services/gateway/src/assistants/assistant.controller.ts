import * as http from '@manzil/contracts/http/assistants';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { AnswerAssistant } from './answer-assistant.js';
import { WriteLlmsText } from './write-llms-text.js';

/** Serves assistants a text about the site, and tools of the Model Context Protocol. */
@Controller()
export class AssistantController {
  constructor(
    private readonly answerAssistant: AnswerAssistant,
    private readonly writeLlmsText: WriteLlmsText,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(http.showLlmsText)
  @Header('content-type', 'text/plain; charset=utf-8')
  llmsText(): Promise<string> {
    return this.writeLlmsText.write();
  }

  @Endpoint(http.callAssistantServer)
  call(
    { body }: Input<typeof http.callAssistantServer>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.assertOn();
    return this.answerAssistant.answer(body, request, response);
  }

  @Endpoint(http.refuseAssistantStream)
  stream(
    _input: Input<typeof http.refuseAssistantStream>,
    @Res({ passthrough: true }) response: Response,
  ): never {
    this.assertOn();
    response.setHeader('allow', 'POST');
    throw new DomainError('METHOD_NOT_ALLOWED', 'Messages are sent by POST; this server sends no events');
  }

  private assertOn(): void {
    if (this.config.MCP === 'off') throw new DomainError('NOT_FOUND', 'There is nothing at this address');
  }
}
