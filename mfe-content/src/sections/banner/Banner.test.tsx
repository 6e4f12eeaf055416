import { standIns } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { aSection } from '../../testing/content'
import { renderPage } from '../../testing/renderPage'

async function renderBanner(changed: Parameters<typeof aSection<'banner'>>[1] = {}) {
  const { container } = await renderPage([aSection('banner', changed)])
  await screen.findByRole('heading', { level: 1 })
  return container.querySelector('video') as HTMLVideoElement // every banner has a video
}

describe('banner', () => {
  it('its film is silent, loops, plays inline and says nothing to screen readers [R-203]', async () => {
    const { played, see } = standIns()
    const video = await renderBanner()
    await act(async () => see(true))

    expect(video).toMatchObject({ muted: true, loop: true })
    expect(video).toHaveAttribute('playsinline')
    expect(video).toHaveAttribute('aria-hidden', 'true')
    expect(video.querySelector('source')).toHaveAttribute('src', '/storage/film.mp4')
    await waitFor(() => expect(played).toHaveBeenCalledTimes(1))
  })

  it('shows title, partner statement and logo from content [R-204, R-207]', async () => {
    standIns()
    await renderBanner()

    expect(screen.getByRole('heading', { level: 1, name: 'Ready to run.' })).toBeVisible()
    expect(screen.getByText('Partner for components')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Tarnpak' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/storage\/a\.webp\?w=/),
    )
  })

  it('leaves out what content does not have [R-204]', async () => {
    standIns()
    await renderBanner({ 'Partner statement': undefined, 'Banner images': [], 'Text Button': undefined })

    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'All machines' })).not.toBeInTheDocument()
  })

  it('lists its figures as value and text [R-205]', async () => {
    standIns()
    await renderBanner()

    expect(screen.getByRole('term')).toHaveTextContent('Machines in stock')
    expect(screen.getByRole('definition')).toHaveTextContent('312')
  })

  it('the arrow leads to the footer [R-206]', async () => {
    standIns()
    await renderBanner()

    expect(screen.getByRole('link', { name: 'Scroll to contact' })).toHaveAttribute('href', '#footer')
  })

  it('a button stops the film and starts it again [R-208]', async () => {
    const { played, paused, see } = standIns()
    await renderBanner()
    await act(async () => see(true))
    await userEvent.click(screen.getByRole('button', { name: 'Pause video' }))
    await waitFor(() => expect(paused).toHaveBeenCalled())
    await userEvent.click(screen.getByRole('button', { name: 'Play video' }))

    await waitFor(() => expect(played).toHaveBeenCalledTimes(2))
  })

  it('with reduced motion it shows its poster until the visitor starts it [R-208]', async () => {
    const { played, see } = standIns({ reducedMotion: true })
    const video = await renderBanner()
    await act(async () => see(true))
    expect(played).not.toHaveBeenCalled()
    expect(video).toHaveAttribute('preload', 'none')
    expect(document.querySelector('img[src^="/storage/poster.webp?w="]')).toHaveAttribute('fetchpriority', 'high')
    await userEvent.click(screen.getByRole('button', { name: 'Play video' }))

    await waitFor(() => expect(played).toHaveBeenCalledTimes(1))
  })

  it('when the browser refuses to start it, the button offers to [R-208]', async () => {
    const { played, see } = standIns()
    played.mockRejectedValueOnce(new DOMException('Not by itself', 'NotAllowedError'))
    await renderBanner()
    await act(async () => see(true))
    await userEvent.click(await screen.findByRole('button', { name: 'Play video' }))

    await waitFor(() => expect(played).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('button', { name: 'Pause video' })).toBeVisible()
  })

  it('pauses while it is out of view, and covers its poster only once it runs', async () => {
    const { paused, see } = standIns()
    const video = await renderBanner()
    await act(async () => see(false))
    await waitFor(() => expect(paused).toHaveBeenCalled())
    expect(video).not.toHaveAttribute('data-seen')
    fireEvent.playing(video)

    expect(video).toHaveAttribute('data-seen')
  })
})
