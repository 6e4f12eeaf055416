import type { SpecificationGroup } from '@brightfill/shared/contract'
import { stubApi } from '@brightfill/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { drawInOffice } from '../drawInOffice'
import { SpecificationField } from './SpecificationField'

function Field({ groups }: { groups: SpecificationGroup[] }) {
  const [value, setValue] = useState(groups)
  const field = { path: 'technical_specifications', schema: {}, label: 'Specification', readOnly: false }
  return <SpecificationField {...field} value={value} onChange={setValue} />
}

async function draw(groups: SpecificationGroup[] = []) {
  stubApi({ 'GET /office/specification-names': { data: [] } })
  drawInOffice(<Field groups={groups} />)
  await screen.findByRole('button', { name: 'Add group' })
}
const pair = (name: string) => ({ name, value: '1' })

describe('the specification of a machine', () => {
  it('can be typed without the mouse: a new entry gets the focus [O-34, O-55]', async () => {
    await draw()
    await userEvent.click(screen.getByRole('button', { name: 'Add group' }))
    expect(screen.getByLabelText('Name of group 1')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Name 1'), 'Heads')
    await userEvent.type(screen.getByLabelText('Value of Heads'), '8{Enter}')
    expect(screen.getByLabelText('Name 2')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Add specification' }))
    expect(screen.getByLabelText('Name 3')).toHaveFocus()
  })

  it('says what belongs in an empty field', async () => {
    await draw([{ title: '', specifications: [{ name: '', value: '' }] }])
    expect(screen.getByPlaceholderText('Name')).toBeVisible()
    expect(screen.getByPlaceholderText('Value, for example 12 kW')).toBeVisible()
  })

  it('passes the focus on when an entry is removed, in the second group too [O-55]', async () => {
    await draw([
      { title: 'Filling', specifications: [pair('Valves'), pair('Method')] },
      { title: 'Line', specifications: [pair('Speed'), pair('Power')] },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Speed' }))
    expect(screen.getAllByLabelText('Name 1')[1]).toHaveFocus()
    expect(screen.getAllByLabelText('Name 1')[1]).toHaveValue('Power')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Power' }))
    expect(screen.getAllByRole('button', { name: 'Add specification' })[1]).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Remove group Filling' }))
    expect(screen.getByLabelText('Name of group 1')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Remove group Line' }))
    expect(screen.getByRole('button', { name: 'Add group' })).toHaveFocus()
  })
})
