import { useState } from 'react'
import { failureText } from '../area/failureText'

/**
 * Fetches a file on request, and saves it on the visitor's device.
 * @param notDownloaded the message when the download fails and may work next time
 */
export function useDownload(name: string, fetchFile: () => Promise<Blob>, notDownloaded: string) {
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')

  async function download() {
    setLoading(true)
    setFailure('')
    try {
      saveFile(name, await fetchFile())
    } catch (error) {
      setFailure(failureText(error, notDownloaded))
    } finally {
      setLoading(false)
    }
  }
  return { loading, failure, download }
}

/** Saves a file on the visitor's device. */
export function saveFile(name: string, file: Blob) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
