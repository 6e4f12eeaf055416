import { call } from '@brightfill/shared/api'
import type { CallName } from '@brightfill/shared/contract'
import { Button } from '@brightfill/shared/ui'
import { downloadCSV, useListContext } from 'ra-core'
import { NotDoneDialog } from './Failed'
import { texts } from './texts'
import { useAttempt } from './useAttempt'

interface ExportButtonProps {
  /** The call that answers the file; it takes the filters of the list. */
  from: Extract<CallName, `GET /office/${string}.csv`>
  /** Name of the file, without its ending. */
  name: string
}

/** Saves all rows that match a list's filters as a spreadsheet file. */
export function ExportButton({ from, name }: ExportButtonProps) {
  const { filterValues } = useListContext()
  const saving = useAttempt(async () => {
    const data = await call(from, filterValues, { timeout: 0 })
    // Reading an answer as text removes the mark that makes Excel read the file as UTF-8.
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
