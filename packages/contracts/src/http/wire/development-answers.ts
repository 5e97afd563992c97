import { z } from 'zod';
import type { DevelopmentImage } from '../../listings/development.js';

/** Response to a change: the message to display. */
export const messageSchema = z.object({ message: z.string() });
export type Message = z.output<typeof messageSchema>;

export const addedProjectSchema = messageSchema.extend({ id: z.int(), pagelink: z.string() });

export const galleryRowSchema = z.object({ id: z.int(), propertyname: z.string(), imgurl: z.string() });
export type GalleryRow = z.output<typeof galleryRowSchema>;

export const toGalleryRow = ({ id, developmentName, url }: DevelopmentImage): GalleryRow => ({
  id,
  propertyname: developmentName,
  imgurl: url,
});

export const DONE = {
  added: 'Data is Added Successfully!',
  updated: 'Data updated successfully!',
  imagesAdded: 'Images are Added Successfully!',
  imageReplaced: 'Image is updated',
  /** Also shown after deleting a project. */
  deleted: 'Image is deleted!',
  heading: 'Heading updated successfully!',
} as const;
