// What comes right after a page is interactive, in one chunk: navigating, and parts of the frame that are whole without code.

export { Logo } from '@brightfill/shared/ui'
export { FrameFoot } from '../footer/FrameFoot'
export { FrameMenu } from '../header/FrameMenu'
export { browserRouter } from '../router/browserRouter'
export { SiteSearch } from '../search/SiteSearch'
