import { aMachine, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

const none = { local_video: '', iframe_video: '', video_poster: 'public/p.webp', text: '' }
const own = { ...none, video_type: 'local' as const, local_video: 'public/v.mp4' }
const player = 'https://www.youtube-nocookie.com/embed/abc123'
const name = 'Video of Rotary bottle filler'

/** Opens a machine with a video and presses its poster. */
async function play(given: Parameters<typeof aMachine>[0]) {
  const machine = aMachine(given)
  stubApi({
    'POST /get/product-post': { result: 1, blog: machine, product: machine, data: machine },
    'POST /get/our-products': { result: 1, data: [] },
  })
  await renderRoutes(routes, '/products/rotary-bottle-filler')
  await userEvent.click(await screen.findByRole('link', { name: `Play video: ${name}` }))
}

describe('video of a machine', () => {
  it('one that cannot play passes its focus to the message, and can be tried again [R-701]', async () => {
    await play({ tabs_description: own })
    screen.getByLabelText(name).tabIndex = 0 // jsdom gives no focus to a video with controls
    screen.getByLabelText(name).focus()
    fireEvent.error(screen.getByLabelText(name))

    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Open the video file' })).toHaveAttribute('href', '/storage/v.mp4')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByLabelText(name)).toHaveAttribute('autoplay')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('one that fails while the visitor is elsewhere takes no focus [R-701]', async () => {
    await play({ tabs_description: own })
    screen.getByRole('tab', { name: 'Description' }).focus()
    fireEvent.error(screen.getByLabelText(name))

    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Description' })).toHaveFocus()
  })

  it('one from another site has its name and a link, in case the player fails [R-342]', async () => {
    await play({ tabs_description: { ...none, video_type: 'iframe', iframe_video: player } })
    const figure = within(screen.getByRole('figure'))
    expect(figure.getByTitle(name)).toHaveFocus()
    expect(figure.getByText(name)).toBeVisible()
    expect(figure.getByRole('link', { name: 'Open the video on its own page' })).toHaveAttribute('href', player)
  })
})
