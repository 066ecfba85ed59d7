import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PreferredDealer, parsePreferredDealer, storePreferredDealer } from './preferred-dealer.ts'
import { readPreferredSlug, readStoredDealer, subscribeToStoredDealer } from './stored-dealer.ts'

const readPreferredDealer = (): PreferredDealer | null => parsePreferredDealer(readStoredDealer())

const menlyn = {
  slug: 'barloworld-menlyn',
  name: 'Barloworld Toyota Menlyn',
  province: 'Gauteng',
  hasFinance: true,
}
const other = { slug: 'kokerboom', name: 'Kokerboom Toyota Windhoek', province: null, hasFinance: false }

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  entries: Map<string, string>
} {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

let storage: ReturnType<typeof fakeStorage>

beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  const events = new EventTarget()
  for (const name of ['addEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events))
})
afterEach(() => {
  storePreferredDealer(null)
  vi.unstubAllGlobals()
})

describe('the preferred dealer', () => {
  it('is stored with its slug, name and province (V-285, D-293)', () => {
    storePreferredDealer(menlyn)
    expect([...storage.entries.values()].map((entry) => JSON.parse(entry))).toEqual([menlyn])
    expect(readPreferredDealer()).toEqual(menlyn)
    expect(readPreferredSlug()).toBe('barloworld-menlyn')
  })

  it('is replaced by another one, of which there is only one at a time (D-292)', () => {
    storePreferredDealer(menlyn)
    storePreferredDealer(other)
    expect(readPreferredDealer()).toEqual(other)
    expect(storage.entries.size).toBe(1)
  })

  it('is removed when it is cleared', () => {
    storePreferredDealer(menlyn)
    storePreferredDealer(null)
    expect(readPreferredDealer()).toBeNull()
    expect(readPreferredSlug()).toBeNull()
    expect(storage.entries.size).toBe(0)
  })

  it('notifies every part of the page of a change, until it unsubscribes (D-294)', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToStoredDealer(listener)
    storePreferredDealer(menlyn)
    unsubscribe()
    storePreferredDealer(null)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('lasts until the page is reloaded when the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    storePreferredDealer(menlyn)
    expect(readPreferredDealer()).toEqual(menlyn)
  })

  it.each([null, '', 'nonsense', '{}', '[]', '{"slug":"../x","name":"X"}', '{"slug":"x"}', '"x"', '5'])(
    'ignores a stored %s',
    (stored) => {
      expect(parsePreferredDealer(stored)).toBeNull()
    },
  )
})
