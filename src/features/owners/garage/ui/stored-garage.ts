import { useMemo, useSyncExternalStore } from 'react'
import type { GarageCar } from '../garage.ts'
import { readGarage, writeGarage } from '../rules/garage-file.ts'

const storageKey = 'my-garage'

/** The garage of a browser that stores nothing. It then lasts until the page is reloaded. */
let unstored: string | null = null

function readText(): string | null {
  if (unstored !== null) return unstored
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController()
  for (const type of [storageKey, 'storage']) addEventListener(type, listener, controller)
  return () => controller.abort()
}

function writeText(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
    unstored = null
  } catch {
    unstored = text
  }
  dispatchEvent(new Event(storageKey))
}

/** Stores the cars of this browser, and notifies every part of the page and other tabs. Without cars nothing is left. */
export const storeCars = (cars: readonly GarageCar[]): void =>
  writeText(cars.length === 0 ? null : writeGarage(cars))

/** Removes what this browser stored. */
export const removeStored = (): void => writeText(null)

/** What this browser stores: nothing is known while the page is hydrated, and a text may be damaged. */
export type StoredGarage =
  | { readonly state: 'opening' }
  | { readonly state: 'damaged'; readonly text: string }
  | {
      readonly state: 'ready'
      readonly cars: readonly GarageCar[]
      /** Whether the browser keeps them. */
      readonly isStored: boolean
    }

const unknown = Symbol('not read yet')

/** Returns the cars of this browser. On the server, and until the page is hydrated, it is opening. */
export function useStoredGarage(): StoredGarage {
  const text = useSyncExternalStore<string | null | typeof unknown>(subscribe, readText, () => unknown)
  return useMemo(() => {
    if (text === unknown) return { state: 'opening' }
    if (text === null) return { state: 'ready', cars: [], isStored: true }
    const { cars } = readGarage(text)
    return cars ? { state: 'ready', cars, isStored: unstored === null } : { state: 'damaged', text }
  }, [text])
}
