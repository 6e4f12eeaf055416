/** @jest-environment node */
import path from 'node:path'
import { root } from '../workspaces'
import { classNames } from './classNames'

const sheet = (file: string) => ({ resourcePath: path.join(root, 'shared/src/ui', file) })

describe('names of classes', () => {
  it('differ between remotes, sheets and classes', () => {
    const reveal = sheet('reveal/Reveal.module.css')
    const names = [
      classNames('blog')(reveal, '', 'reveal'),
      classNames('shell')(reveal, '', 'reveal'),
      classNames('shell')(reveal, '', 'fade-in'),
      classNames('shell')(sheet('layout/Section.module.css'), '', 'section'),
    ]
    expect(new Set(names).size).toBe(4)
  })

  it('are the same in every build, whatever it reads first', () => {
    const [browser, server] = [classNames('shell'), classNames('shell')]
    const [one, other] = [sheet('reveal/Reveal.module.css'), sheet('reveal/Reveal.module.css')]
    const first = [browser(one, '', 'reveal'), browser(one, '', 'fade-in')]
    expect([server(other, '', 'fade-in'), server(other, '', 'reveal')]).toEqual(first.reverse())
  })
})
