/** Width and height in px of every picture of a machine. */
export const pictureSize = { width: 1200, height: 900 }
