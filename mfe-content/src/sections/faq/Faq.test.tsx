import { standIns } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { aSection } from '../../testing/content'
import { renderPage } from '../../testing/renderPage'

const question = (name: string) => screen.findByRole('button', { name })

/** jsdom has no animations: this records them. */
function animations() {
  const made: { duration: number; finish: () => void }[] = []
  Element.prototype.animate = function animate(_keyframes, options) {
    const animation = { onfinish: null as (() => void) | null, cancel() {} }
    made.push({
      duration: Number((options as KeyframeAnimationOptions).duration),
      finish: () => act(() => animation.onfinish?.()),
    })
    return animation as unknown as Animation // no other part is used
  }
  return made
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

describe('questions', () => {
  it('shows mini title, title, text and the way to the contact form [R-238]', async () => {
    standIns()
    await renderPage([aSection('faq')])

    expect(await screen.findByText('Before you ask')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#footer')
  })

  it('without questions of its own it shows those of the site, and without any it is not there [Q-81]', async () => {
    standIns()
    const faq = {
      'Mini title section': '',
      'Title section': '',
      'FAQ content': [{ text: 'From the site?', description: '<p>Yes.</p>' }],
    }
    const { unmount } = await renderPage([aSection('faq', { 'FAQ content': undefined })], { options: { faq } })
    expect(await question('From the site?')).toBeVisible()
    unmount()

    await renderPage([aSection('banner'), aSection('faq', { 'FAQ content': undefined })])
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Questions' })).not.toBeInTheDocument()
  })

  it('leaves out an entry without text', async () => {
    standIns()
    const items = [
      { text: 'One?', description: '<p>Yes.</p>' },
      { text: ' ', description: '' },
    ]
    await renderPage([aSection('faq', { 'FAQ content': items })])
    expect(await question('One?')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  it('each opens and closes by itself, by mouse and keyboard [R-239, R-241]', async () => {
    standIns()
    await renderPage([aSection('faq')])
    const long = await question('How long?')
    const much = await question('How much?')
    expect(screen.getByText('Six weeks.')).not.toBeVisible()
    await userEvent.click(long)
    much.focus()
    await userEvent.keyboard('{Enter}')

    expect(long).toHaveAttribute('aria-expanded', 'true')
    expect(much).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Six weeks.')).toBeVisible()
    expect(screen.getByText('That depends.')).toBeVisible()
    await userEvent.keyboard(' ')
    expect(much).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('That depends.')).not.toBeVisible()
    expect(screen.getByText('Six weeks.')).toBeVisible()
  })

  it('moves for 500 ms and stays visible until it has closed [R-240, R-008]', async () => {
    standIns()
    const made = animations()
    await renderPage([aSection('faq')])
    await userEvent.click(await question('How long?'))
    expect(made).toMatchObject([{ duration: 500 }])
    made[0]?.finish()
    await userEvent.click(await question('How long?'))
    expect(screen.getByText('Six weeks.')).toBeVisible()
    made[1]?.finish()

    expect(screen.getByText('Six weeks.')).not.toBeVisible()
  })

  it('with reduced motion it is instant [R-240]', async () => {
    standIns({ reducedMotion: true })
    const made = animations()
    await renderPage([aSection('faq')])
    await userEvent.click(await question('How long?'))

    expect(made).toEqual([])
    expect(screen.getByText('Six weeks.')).toBeVisible()
  })

  it('headers are buttons in headings that name what they open; find-in-page opens it too [R-241]', async () => {
    standIns()
    await renderPage([aSection('faq')])
    const button = await question('How long?')
    expect(button.parentElement?.tagName).toBe('H3')
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(panel).toHaveAttribute('hidden', 'until-found')
    act(() => void panel?.dispatchEvent(new Event('beforematch')))

    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(panel).not.toHaveAttribute('hidden')
  })

  it('Contact Us leaves the settings in the footer alone while its form is not there [R-242]', async () => {
    standIns()
    await renderPage([aSection('faq')])
    document.body.insertAdjacentHTML('beforeend', '<footer id="footer"><input type="radio" name="scheme"></footer>')
    await userEvent.click(await screen.findByRole('link', { name: 'Contact Us' }))
    await act(() => new Promise((resolve) => setTimeout(resolve)))

    expect(document.activeElement).not.toHaveAttribute('name', 'scheme')
    document.getElementById('footer')?.remove()
  })
})
