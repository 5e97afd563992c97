import { photoRoom } from './photo-room';
import type { Texts } from '../../shared/lib/texts';

/** The room of a photo, as text. */
export function roomWord(texts: Texts, image: string): string | undefined {
  const room = photoRoom(image);
  return room && texts.listing.rooms[room];
}

export function photoAlt(texts: Texts, image: string, name: string, index: number): string {
  const room = roomWord(texts, image)?.toLowerCase();
  const number = index + 1;
  return room === undefined
    ? texts.listing.photoAlt({ name, number })
    : texts.listing.photoOfRoomAlt({ name, number, room });
}
