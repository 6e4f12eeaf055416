import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setSingleKeys, useShortcuts } from './shortcuts'

function Page({ onKey }: { onKey: (key: string) => void }) {
  useShortcuts(['j', '?', 'Ctrl k'].map((key) => ({ key, label: key, run: () => onKey(key) })))
  return null
}

async function press() {
  const onKey = jest.fn()
  const { unmount } = render(<Page onKey={onKey} />)
  await userEvent.keyboard('j?{Control>}k{/Control}')
  unmount()
  return onKey.mock.calls.flat()
}

describe('the keys of the office', () => {
  afterEach(() => setSingleKeys(true))

  it('without Ctrl can be turned off on a device, and on again [O-55]', async () => {
    expect(await press()).toEqual(['j', '?', 'Ctrl k'])
    setSingleKeys(false)
    expect(await press()).toEqual(['Ctrl k'])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('shared.'))).toHaveLength(1)
    setSingleKeys(true)
    expect(await press()).toEqual(['j', '?', 'Ctrl k'])
    expect(localStorage).toHaveLength(0)
  })
})
