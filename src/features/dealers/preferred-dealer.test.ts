import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  parsePreferredDealer,
  preferredDealerStore,
  readPreferredDealer,
  storePreferredDealer,
} from './preferred-dealer.ts'

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
  vi.stubGlobal('window', new EventTarget())
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
    expect(storage.entries.size).toBe(0)
  })

  it('notifies every part of the page of a change, until it unsubscribes (D-294)', () => {
    const listener = vi.fn()
    const unsubscribe = preferredDealerStore.subscribe(listener)
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
