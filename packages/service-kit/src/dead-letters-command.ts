import { runFailedMessagesCommand } from './failed-messages/failed-messages-command.js';

/**
 * `node packages/service-kit/dist/dead-letters-command.js [list | requeue <id>|all | discard <id>]` with the
 * configuration of a service: lists the messages that it could not publish or handle, newest first and without their
 * payloads, requeues them, oldest first, or discards one.
 */
process.exitCode = await runFailedMessagesCommand(process.argv.slice(2), process);
