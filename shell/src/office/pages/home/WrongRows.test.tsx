import type { OfficeMe } from '@brightfill/shared/contract'
import { CoreAdminContext } from '@brightfill/shared/office'
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { makeAdmin } from '../../officeAdmin'
import { WrongRows } from './WrongRows'

function draw(lacking: ComponentProps<typeof WrongRows>['lacking']) {
  const me = { id: 1, name: 'Ada', roles: ['sales'] } as OfficeMe // all that the calls read
  const { dataProvider, queryClient } = makeAdmin({ me, onClosed: () => {} })
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <WrongRows releases={false} undelivered={0} givenUp={0} lacking={lacking} />
    </CoreAdminContext>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the list of what is wrong', () => {
  it('names the machines without a picture or a price, and what is fine [O-51]', () => {
    expect(draw({ picture: 2, price: 1_400 })).toEqual([
      'Machines without a picture2',
      'Machines without a priceThe site says “Price on request”1,400',
      'Answers, E-mailAll fine',
    ])
  })

  it('says that machines are fine when all have both [O-51]', () => {
    expect(draw({ picture: 0, price: 0 })).toEqual(['Answers, E-mail, MachinesAll fine'])
  })
})
