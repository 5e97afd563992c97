import { Module } from '@nestjs/common';
import { AnswerAssistant } from './answer-assistant.js';
import { AssistantController } from './assistant.controller.js';
import { WriteLlmsText } from './write-llms-text.js';

@Module({ controllers: [AssistantController], providers: [AnswerAssistant, WriteLlmsText] })
export class AssistantsModule {}
