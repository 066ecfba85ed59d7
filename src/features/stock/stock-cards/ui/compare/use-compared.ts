import { useMemo, useSyncExternalStore } from 'react'
import { type ComparedVehicle, readCompared } from '../../rules/compared-vehicles.ts'

const storageKey = 'compared-vehicles'

/** The choice in browsers that store nothing. It then lasts until the page is reloaded. */
let unstored: string | null = null

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController()
  for (const type of [storageKey, 'storage']) addEventListener(type, listener, controller)
  return () => controller.abort()
}

/** Stores the choice, and notifies every part of the page and other tabs. */
export function storeCompared(chosen: readonly ComparedVehicle[]): void {
  const text = JSON.stringify(chosen)
  try {
    localStorage.setItem(storageKey, text)
    unstored = null
  } catch {
    unstored = text
  }
  dispatchEvent(new Event(storageKey))
}

/** Returns the vehicles chosen in this browser; none on the server. */
export function useCompared(): readonly ComparedVehicle[] {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  return useMemo(() => readCompared(text), [text])
}
