// What comes right after a page is interactive, in one chunk: navigating, and parts of the frame that are whole without code.

export { Logo } from '@brightfill/shared/widgets'
export { browserRouter } from '../router/browserRouter'
export { SiteSearch } from '../search/SiteSearch'
export { FrameFoot } from '../site/FrameFoot'
export { FrameMenu } from '../site/FrameMenu'
