import { Section } from '@brightfill/shared/contract'
import { chanceOf, exampleOf } from '../../shared/src/testing/exampleOf'
import { Office } from './office'
import { registryEnv } from './registryClient'
import { onDatabases } from './site'

const ROUNDS = 5

onDatabases(
  'sections of all kinds with random content',
  (site) => {
    it('are saved, published, exported and imported again without a difference [O-12, O-15, R-645]', async () => {
      const chance = chanceOf(52)
      const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
      const url = '/random-edits'
      const { id, version: first } = (await office.post('/pages', { item: { url, title: 'Random edits' } })).body.data
      const act = async (action: string, fields: { version: number; item?: object }) => {
        const { status, body } = await office.post(`/pages/${id}/${action}`, fields)
        expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined })
        return body.data.version as number
      }
      const onSite = async () => (await site().get(`/fields?url=${url}`)).body.fields.sections
      let version = first
      let sections: object[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const kind of Section.anyOf) {
          const { hidden: _, ...section } = exampleOf(kind, chance) as { hidden?: boolean; type: string }
          sections = [
            { ...section, key: section.type },
            ...sections.filter((other) => !('key' in other && other.key === section.type)),
          ]
          version = await act('draft', { version, item: { sections } })
          version = await act('publish', { version })
          expect(await onSite()).toEqual(sections)
        }
      }
      const content = await site().exportContent()
      expect((await site().importContent(content)).status).toBe(200)
      expect(await onSite()).toEqual(sections)
      expect(await site().exportContent()).toEqual(content)
    }, 120_000)
  },
  registryEnv,
)
