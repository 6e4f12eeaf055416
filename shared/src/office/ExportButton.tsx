import { api } from '@brightfill/shared/api'
import { Button } from '@brightfill/shared/ui'
import { downloadCSV, useListContext } from 'ra-core'
import { useState } from 'react'
import { Failed } from './Failed'
import { OfficeDialog } from './OfficeDialog'
import { texts } from './texts'

interface ExportButtonProps {
  /** The call below `/api/office` that answers the file; it takes the filters of the list. */
  path: string
  /** Name of the file, without its ending. */
  name: string
}

/** Saves all rows that the filters of a list leave as a file for a spreadsheet. */
export function ExportButton({ path, name }: ExportButtonProps) {
  const { filterValues } = useListContext()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  async function save() {
    setBusy(true)
    setError(undefined)
    try {
      const { data } = await api.get<string>(`/office/${path}`, { params: filterValues, timeout: 0 })
      downloadCSV(data, name)
    } catch (failure) {
      setError(failure)
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void save()}>
        {texts.export}
      </Button>
      {error !== undefined && (
        <OfficeDialog title={texts.export} onClose={() => setError(undefined)}>
          <Failed text={texts.notExported} error={error} onRetry={() => void save()} busy={busy} />
        </OfficeDialog>
      )}
    </>
  )
}
