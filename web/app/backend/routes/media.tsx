import { MediaLibrary } from '../sections/media/media-library';

export default MediaLibrary;
