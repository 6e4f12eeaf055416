/** The parts of the frame that are on screen now. `FrameLayout` keeps this up to date. */
export const frameParts = { header: false, footer: false, menus: false }
