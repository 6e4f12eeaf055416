/** The widths in px that the api makes of a picture; another width gets the next larger one. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const

/** The formats it makes them in, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]
