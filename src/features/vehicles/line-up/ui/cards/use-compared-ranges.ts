import { useMemo, useSyncExternalStore } from 'react'
import { type ComparedRange, readComparedRanges } from '../../rules/compared-ranges.ts'

const storageKey = 'compared-ranges'

/** The choice in browsers that store nothing. It then lasts until the page is reloaded. */
let unstored: string | null = null

function readText(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(storageKey, listener)
  return () => removeEventListener(storageKey, listener)
}

/** Returns the choice of this tab as it is stored now. */
export const storedRanges = (): readonly ComparedRange[] => readComparedRanges(readText())

/** Stores the choice until the tab is closed, and notifies the page. */
export function storeComparedRanges(chosen: readonly ComparedRange[]): void {
  const text = JSON.stringify(chosen)
  try {
    sessionStorage.setItem(storageKey, text)
    unstored = null
  } catch {
    unstored = text
  }
  dispatchEvent(new Event(storageKey))
}

/** Returns the ranges ticked in this tab; none on the server. */
export function useComparedRanges(): readonly ComparedRange[] {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  return useMemo(() => readComparedRanges(text), [text])
}
