import type { Composition } from '../composition/composition'
import { findParts } from './findParts'

// findParts reads only the names
const remotes = ['content', 'blog', 'catalogue'].map((name) => ({ name })) as Composition['remotes']
const composition = { remotes } as Composition
const page = { remote: 'content', release: 'c1', route: 'home' }

describe('the parts of a page', () => {
  it('gives the frame to the shell, main to the page owner, and each lent part to its lender', () => {
    document.body.innerHTML = `
      <header class="shell_bar_1"></header>
      <main>
        <section class="content_section_1">
          <div class="shell_container_1">
            <article class="blog_card_1 shell_reveal_2"><a class="blog_link_2">x</a></article>
            <article class="blog_card_1"></article>
          </div>
        </section>
        <div class="catalogue_grid_1"><p class="blog_never_1"></p></div>
      </main>
      <footer class="shell_footer_1"></footer>`
    const found = findParts(composition, page).map(({ remote, is, elements }) => [
      remote,
      is,
      elements.map(({ tagName }) => tagName),
    ])
    expect(found).toEqual([
      ['shell', 'frame', ['HEADER']],
      ['shell', 'frame', ['FOOTER']],
      ['content', 'page', ['MAIN']],
      ['blog', 'lent', ['ARTICLE', 'ARTICLE']],
      ['catalogue', 'lent', ['DIV']],
    ])
  })

  it('finds no lent part in a page that borrows nothing', () => {
    document.body.innerHTML = '<main><h1 class="content_heading_1"></h1></main>'
    expect(findParts(composition, page)).toMatchObject([{ remote: 'content', is: 'page' }])
  })
})
