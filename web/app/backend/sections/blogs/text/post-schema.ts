import { getSchema, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { LINK } from '@manzil/contracts/content/text';
import {
  Gallery,
  Home,
  InlinePicture,
  Kept,
  KeptAttributes,
  KeptInline,
  Picture,
  PostCell,
  PostDocument,
  PostHeader,
  PostRow,
  PostTable,
  Video,
  Waiting,
} from './post-nodes';

/** The node and mark types of a post. */
export const POST_EXTENSIONS: Extensions = [
  PostDocument,
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => LINK.test(url) || /^http:\/\/[^\s<>"]+$/i.test(url),
    },
  }),
  KeptAttributes,
  KeptInline,
  InlinePicture,
  Picture,
  Gallery,
  Home,
  Video,
  Kept,
  Waiting,
  PostTable,
  PostRow,
  PostCell,
  PostHeader,
  Placeholder.configure({ placeholder: 'Write here. Paste text and pictures, or drop files.' }),
];

export const POST_SCHEMA = getSchema(POST_EXTENSIONS);
