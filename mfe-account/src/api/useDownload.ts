import { ApiError } from '@brightfill/shared/api'
import { useState } from 'react'

/** Fetches a file when asked to, and saves it on the visitor's device. */
export function useDownload(name: string, fetchFile: () => Promise<Blob>) {
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)

  async function download() {
    setLoading(true)
    setFailed(false)
    try {
      saveFile(name, await fetchFile())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  return { loading, failed, download }
}

/** Saves a file on the visitor's device. */
function saveFile(name: string, file: Blob) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
