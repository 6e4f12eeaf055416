import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Page } from './page'

/** @returns content of the body */
export async function render(): Promise<string> {
  return renderToString(createElement(Page))
}
