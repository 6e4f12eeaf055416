export { mediaUrl } from './mediaUrl'
export { Picture, type PictureProps } from './Picture'
export { type DerivativeFormat, derivativeFormats, derivativeWidths, hasDerivatives, srcSetOf } from './sources'
