import type { MediaFile } from '@brightfill/shared/contract'
import { useEffect, useRef } from 'react'
import { uploads, useUploads } from './uploads'

/** Uploads that begin in one part of the page, which is called with each uploaded file. */
export function useUploadedHere(onDone: (file: MediaFile) => void) {
  const list = useUploads()
  const waited = useRef(new Set<number>())
  const tell = useRef(onDone)
  tell.current = onDone
  useEffect(() => {
    for (const { key, media } of list) if (media && waited.current.delete(key)) tell.current(media)
  }, [list])
  return {
    add(files: File[]) {
      for (const key of uploads.add(files)) waited.current.add(key)
    },
  }
}
