import { photoRoom } from './photo-room';
import { texts } from '../../shared/lib/texts';

/** The room that the photo at `index`, from 0, says it shows, in words. */
export function roomWord(image: string): string | undefined {
  const room = photoRoom(image);
  return room && texts.listing.rooms[room];
}

export const photoAlt = (image: string, name: string, index: number): string =>
  texts.listing.photoAlt(name, index + 1, roomWord(image));
