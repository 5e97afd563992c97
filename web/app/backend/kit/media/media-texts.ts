import { IMAGE_FORMATS } from '@manzil/contracts/media/upload';
import { FILE_RESTORE_DAYS } from '@manzil/contracts/media/library';

export const files = (count: number): string => (count === 1 ? '1 file' : `${String(count)} files`);

const IPHONE = '(iPhone: Settings › Camera › Formats › Most Compatible.)';

/** Labels and messages of the picture picker and the library. */
export const MEDIA_TEXTS = {
  fromLibrary: 'Choose from the library',
  takePhoto: 'Take a photo',
  dropHint: 'You can also drop a picture here, or paste one.',
  dropHintMany: 'You can also drop pictures here, or paste them.',
  fitting: 'Making the picture smaller…',
  madeSmaller: (name: string, before: string, after: string, size: string) =>
    `${name} was ${before}. It was made smaller: ${after}, ${size}.`,
  wrongType: `This file type isn’t supported. Use ${IMAGE_FORMATS}. ${IPHONE}`,
  wrongDocument: 'This file type isn’t supported. Use a PDF.',
  wrongLibraryType: `This file type isn’t supported. Use a PDF, ${IMAGE_FORMATS}. ${IPHONE}`,
  tooLarge: 'The image size is more than 2MB. Please choose a smaller image!',
  noPicture: 'The picture could not be read from the library. Please try again.',
  crop: 'Crop',
  cropTitle: 'Crop the picture',
  cropIntro: 'Drag the frame, or move it with the arrow keys. The picture in the library stays whole.',
  cropApply: 'Use this part',
  cropFailed: 'The picture could not be cropped. Please try again.',
  shape: 'Shape',
  shapes: {
    recommended: 'As recommended',
    free: 'Free',
    wide: '16:9',
    photo: '3:2',
    square: 'Square',
    upright: '3:4',
  },
  altLabel: 'Alt text',
  altHint: 'Describe the picture for people who can’t see it.',
  altSave: 'Save alt text',
  altSkip: 'Later',
  altSaved: 'The alt text is saved.',
  choose: 'Choose a picture',
  chooseMany: 'Choose pictures',
  upload: 'Upload a picture',
  uploadMany: 'Upload pictures',
  take: (count: number) => (count === 1 ? 'Use 1 picture' : `Use ${String(count)} pictures`),
  nothingFound: 'There is no such picture in the library.',
  leaving: (count: number) =>
    count === 1
      ? '1 unused file will be removed within two weeks.'
      : `${String(count)} unused files will be removed within two weeks.`,
  showLeaving: 'Show them',
  removeOn: (date: string) => `Not used. It is removed on ${date} unless it is used or kept.`,
  kept: 'Not used, kept for good',
  keep: 'Keep for good',
  unkeep: 'No longer keep',
  deleteText: (name: string) => `“${name}” leaves the library and the site at once.`,
  deleteManyText: (count: number) =>
    `${files(count)} that nothing uses ${count === 1 ? 'leaves' : 'leave'} the library and the site at once.`,
  binText: `Uploaded files stay in the Recycle Bin for ${String(FILE_RESTORE_DAYS)} days, but photos of the feed do not.`,
  undo: 'Undo',
  restored: (name: string) => `“${name}” is restored.`,
  restoredMany: (count: number) => `${files(count)} are restored.`,
} as const;
