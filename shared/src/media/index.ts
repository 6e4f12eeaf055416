export { mediaUrl } from './mediaUrl'
export { Picture, type PictureProps } from './Picture'
export { hasDerivatives, srcSetOf } from './sources'
