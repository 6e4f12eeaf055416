import type { Page } from '@playwright/test'

/** Whether the heading's font comes from a file, and not from the device. */
export async function isInFontOfSite(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.some(({ isCustomFont }) => isCustomFont)
}
