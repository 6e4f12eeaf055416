import { withStorage } from '@brightfill/shared/storage'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'

export interface Shortcut {
  /** As `KeyboardEvent.key` has it: `j`, `Enter`, `?`; with Ctrl (or the command key): `Ctrl k`. */
  key: string
  label: string
  run: () => void
}

const KEY = 'shared.single_keys.1'

/** Whether keys act without Ctrl or the command key, on this device (WCAG 2.1.4). */
export const useSingleKeys = create<{ on: boolean }>(() => ({
  on: withStorage(() => localStorage.getItem(KEY)) !== 'off',
}))

export function setSingleKeys(on: boolean) {
  withStorage(() => (on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off')))
  useSingleKeys.setState({ on })
}

/** Every key that acts now. */
export const useShortcutList = create<readonly Shortcut[]>(() => [])

/**
 * Keys of the page on screen. A single letter never acts while a field has the focus, and none acts under a dialog.
 * `setSingleKeys` turns those without Ctrl off.
 * `useShortcutList` has all of them for the list under `?`.
 */
export function useShortcuts(shortcuts: Shortcut[]) {
  const current = useRef(shortcuts)
  current.current = shortcuts
  const signature = shortcuts.map(({ key, label }) => `${key} ${label}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: actions may change with every render, keys seldom
  useEffect(() => {
    const own = current.current.map(({ key, label }) => ({ key, label, run: () => {} }))
    useShortcutList.setState((listed) => [...listed, ...own], true)
    const press = (event: KeyboardEvent) => {
      const withCtrl = event.ctrlKey || event.metaKey
      if (
        event.defaultPrevented ||
        event.altKey ||
        (!withCtrl && (isTyping(event.target) || !useSingleKeys.getState().on))
      )
        return
      const pressed = withCtrl ? `Ctrl ${event.key}` : event.key
      const shortcut = current.current.find(({ key }) => key === pressed)
      if (!shortcut || document.querySelector('dialog:modal')) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      useShortcutList.setState((listed) => listed.filter((shortcut) => !own.includes(shortcut)), true)
    }
  }, [signature])
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) return false
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
