import { BUS_USERS, permissionsOf, type BusUser } from './bus-users.js';

const passwordVariable = (user: string): string => `NATS_PASSWORD_OF_${user.toUpperCase()}`;

/** The environment variables that {@link serverConfig} names; quoted, because NATS reads bare digits as a number. */
export const passwordVariables = (passwords: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(passwords).map(([user, password]) => [passwordVariable(user), `"${password}"`]),
  );

/** Returns the `authorization` block of a NATS server's configuration: these users only, each with its own subjects. */
export const serverConfig = (): string =>
  [
    '# Made by `npm run bus:permissions` from packages/contracts/src/message-routes.ts.',
    'authorization {',
    '  users = [',
    ...BUS_USERS.map(userBlock),
    '  ]',
    '}',
    '',
  ].join('\n');

function userBlock(user: BusUser): string {
  const { publish, subscribe } = permissionsOf(user);
  const deny = publish.deny.length === 0 ? [] : [`          deny = ${list(publish.deny)}`];
  return [
    '    {',
    `      user = ${user}`,
    `      password = $${passwordVariable(user)}`,
    '      permissions {',
    '        publish {',
    `          allow = ${list(publish.allow)}`,
    ...deny,
    '        }',
    '        subscribe {',
    `          allow = ${list(subscribe.allow)}`,
    '        }',
    '        allow_responses = true',
    '      }',
    '    }',
  ].join('\n');
}

const list = (subjects: readonly string[]): string =>
  `[\n${subjects.map((subject) => `            "${subject}"\n`).join('')}          ]`;
