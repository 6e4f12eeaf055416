import { api } from '@brightfill/shared/api'
import { Button } from '@brightfill/shared/ui'
import { downloadCSV, useListContext } from 'ra-core'
import { NotDoneDialog } from './Failed'
import { texts } from './texts'
import { useAttempt } from './useAttempt'

interface ExportButtonProps {
  /** The call below `/api/office` that answers the file; it takes the filters of the list. */
  path: string
  /** Name of the file, without its ending. */
  name: string
}

/** Saves all rows that the filters of a list leave as a file for a spreadsheet. */
export function ExportButton({ path, name }: ExportButtonProps) {
  const { filterValues } = useListContext()
  const saving = useAttempt(async () => {
    const { data } = await api.get<string>(`/office/${path}`, { params: filterValues, timeout: 0 })
    // Reading an answer as text takes the mark away that makes Excel read the file as UTF-8.
    downloadCSV(`\uFEFF${data.replace(/^\uFEFF/, '')}`, name)
  }, texts.notExported)
  return (
    <>
      <Button variant="secondary" size="sm" loading={saving.busy} onClick={() => void saving.attempt()}>
        {texts.export}
      </Button>
      <NotDoneDialog title={texts.export} of={saving} />
    </>
  )
}
