import { useEffect, useRef, useState } from 'react'

/**
 * Files that are dropped anywhere on the page, or pasted outside text fields.
 * @param active another part of the page, such as a dialog, may want them
 * @returns whether files are held over the page
 */
export function useDroppedFiles(onFiles: (files: File[]) => void, active = true): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    if (!active) return
    const has = (event: DragEvent) => event.dataTransfer?.types.includes('Files')
    function hold(event: DragEvent) {
      if (!has(event)) return
      event.preventDefault() // the browser would open the file instead of the office
      setOver(true)
    }
    function leave({ relatedTarget }: DragEvent) {
      if (!relatedTarget) setOver(false)
    }
    function drop(event: DragEvent) {
      setOver(false)
      if (!has(event)) return
      event.preventDefault()
      give(event.dataTransfer)
    }
    function give(data: DataTransfer | null) {
      const files = [...(data?.files ?? [])]
      if (files.length > 0) take.current(files)
    }
    const paste = ({ clipboardData }: ClipboardEvent) => give(clipboardData)
    document.addEventListener('dragover', hold)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', hold)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [active])
  return over
}
