export { copyUrl, hasDerivatives, mediaUrl, previewUrl, srcSetOf } from '@brightfill/shared/constants'
export { Picture, type PictureProps } from './Picture'
