import { type Stubs, stubApi } from '@brightfill/shared/testing'
import { drawInOffice } from '../drawInOffice'
import { aMachine, lists, machineSchema } from './aMachine'
import { MachineEditor } from './MachineEditor'

/** Draws the editor of a machine; `sent` has the calls of an action. */
export function drawEditor(stubs: Stubs = {}, machine = aMachine(), colleague?: Parameters<typeof drawInOffice>[1]) {
  const calls = stubApi({
    'GET /office/machines/:id': { data: machine },
    'GET /office/machine-schema': { data: machineSchema },
    'GET /office/media': { data: [], total: 0 },
    'GET /office/catalogue': { data: lists },
    'GET /office/specification-names': { data: [{ title: 'Filling', names: ['Valves', 'Method'] }] },
    ...stubs,
  })
  const { leave } = drawInOffice(<MachineEditor id="7" />, colleague)
  const sent = (action: string) => calls.filter(({ name }) => name === `POST /office/machines/7/${action}`)
  return { leave, sent }
}
