import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOGIN_NAME } from '../members/member-names.js';
import { hashToken, isSessionToken, newSessionToken } from '../sessions/session-token.js';
import { KnownDevice } from './known-device.entity.js';

const DAY_SECONDS = 24 * 60 * 60;
/** A browser is unknown again when its member has not logged in with it for this long. */
export const DEVICE_SECONDS = 180 * DAY_SECONDS;

/**
 * Browsers of earlier logins, each with a random token for one member. A token grants no access: it only makes wrong
 * passwords count separately from attempts of strangers.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the id of the device of this token, if it was issued to the member with this name. */
  async find(username: string, token: string | undefined): Promise<string | undefined> {
    if (token === undefined || !isSessionToken(token)) return undefined;
    const [device] = await this.dataSource.query<{ id: string }[]>(
      `SELECT device.id FROM known_device device JOIN member ON member.id = device.member_id
       WHERE device.token_hash = $1 AND device.expires_at > now() AND lower(${LOGIN_NAME}) = lower($2)`,
      [hashToken(token), username.trim()],
    );
    return device?.id;
  }

  /** Returns a new token for the browser of a successful login; its previous token becomes invalid. */
  async remember(manager: EntityManager, memberId: string, former: string | undefined): Promise<string> {
    const token = newSessionToken();
    await manager.query('DELETE FROM known_device WHERE expires_at < now()');
    if (former !== undefined) await manager.delete(KnownDevice, { tokenHash: hashToken(former), memberId });
    await manager.insert(KnownDevice, {
      tokenHash: hashToken(token),
      memberId,
      expiresAt: new Date(Date.now() + DEVICE_SECONDS * 1000),
    });
    return token;
  }
}
