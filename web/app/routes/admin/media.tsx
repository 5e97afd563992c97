import { MediaLibrary } from '../../admin/media/media-library';

export default MediaLibrary;
