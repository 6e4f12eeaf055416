// The media library in pages of the office. Each remote that uses it has it in its own office build (O-03).

export { AltField } from './AltField'
export { FocalPointField } from './FocalPointField'
export { FilmPathField, PicturePathField } from './MediaPathField'
export { type ChosenMedia, MediaPicker } from './MediaPicker'
export { MediaTile, tileStyles } from './MediaTile'
export { mediaResource } from './mediaResource'
export { UploadButtons } from './UploadButtons'
export { UploadList } from './UploadList'
export { isUnderWay, uploads, useUploads } from './uploads'
export { useDroppedFiles } from './useDroppedFiles'
export { useUploadedHere } from './useUploadedHere'
