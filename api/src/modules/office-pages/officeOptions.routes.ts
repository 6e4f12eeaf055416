import { type OptionName, officeOptionCalls, optionSchemas } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { mountEditing } from '../../drafts/mountEditing'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

/** Options of the site in the office: company, opening hours, notice, footer, questions. */
export function officeOptionsRoutes(app: FastifyInstance, parts: Parts) {
  const { officeOptions, optionSchemas: schemas, officeOption: open, ...calls } = officeOptionCalls

  mount(app, officeOptions, async () => ({ result: YES, data: await parts.optionRows.list() }))
  mount(app, schemas, async () => ({ result: YES, data: optionSchemas }))

  mountEditing(
    app,
    parts,
    {
      open,
      save: calls.saveOption,
      discard: calls.discardOption,
      publish: calls.publishOption,
      plan: calls.planOption,
      preview: calls.previewOption,
      versions: calls.optionVersions,
      version: calls.optionVersion,
      restore: calls.restoreOption,
    },
    // The contract lets no other name through.
    { serviceOf: (name) => parts.optionDrafts[name as OptionName], idOf: (name) => name },
  )
}
