/** Page size of the Buy and Rent lists. */
export const PAGE_SIZE = 12;
/** Largest gallery, banner or mortgage image in bytes (2 MB). */
export const MAX_IMAGE_BYTES = 2_097_152;
/** Largest brochure or floor plan in bytes (18 MB). */
export const MAX_DOCUMENT_BYTES = 18 * 1024 * 1024;
/** Maximum number of gallery images in one upload. */
export const MAX_GALLERY_IMAGES = 15;
/** Most photos that a visitor can send with one enquiry. */
export const MAX_ENQUIRY_PHOTOS = 6;
