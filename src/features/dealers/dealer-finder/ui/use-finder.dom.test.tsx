import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushAddress } from '#ui/use-address.ts'
import { noChoices } from '../rules/finder-address.ts'
import { type InitialResult, useFinder } from './use-finder.ts'

const initial: InitialResult = {
  ...{ listed: [], total: 0 },
  ...{ centre: null, nearby: 0, nearest: null, isFarFromAll: false, suggestions: [] },
}

let root: Root
let finder: ReturnType<typeof useFinder>
let geolocation: { getCurrentPosition: PositionRequest }

type PositionRequest = (found: PositionCallback, failed: PositionErrorCallback) => void

function Probe() {
  finder = useFinder(noChoices, initial, null)
  return null
}

const denies: PositionRequest = (_, failed) =>
  failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
const fails: PositionRequest = (_, failed) =>
  failed({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError)
const finds: PositionRequest = (found) =>
  found({ coords: { latitude: -26.2, longitude: 28 } } as GeolocationPosition)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  geolocation = { getCurrentPosition: denies }
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (...request: Parameters<PositionRequest>) =>
        geolocation.getCurrentPosition(...request),
    },
    permissions: { query: async () => ({ state: 'prompt' }) },
  })
  history.replaceState(null, '', '/dealers')
  root = createRoot(document.createElement('div'))
  act(() => root.render(<Probe />))
})

afterEach(() => {
  act(() => root.unmount())
  flushAddress()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function locate(request: PositionRequest): Promise<void> {
  geolocation.getCurrentPosition = request
  await act(async () => {
    const located = finder.locate()
    // The pause before a denied position is requested once more.
    await vi.advanceTimersByTimeAsync(1_000)
    await located
  })
}

describe('Use my location', () => {
  it.each([
    ['denied', denies],
    ['failed', fails],
  ] as const)('keeps what was typed when the position is %s (D-280)', async (problem, request) => {
    act(() => finder.search('Sandton'))
    await locate(request)
    expect(finder.problem).toBe(problem)
    expect(finder.choices.search).toBe('Sandton')
  })

  it('replaces what was typed by the position (D-283)', async () => {
    act(() => finder.search('Sandton'))
    await locate(finds)
    expect(finder.position).toMatchObject({ latitude: -26.2, longitude: 28, radiusKm: 15 })
    expect(finder.choices.search).toBe('')
  })

  it('keeps what was typed while the browser asked', async () => {
    act(() => finder.search('Sandton'))
    await locate((found, failed) => {
      finder.search('Durban')
      finds(found, failed)
    })
    expect(finder.choices.search).toBe('Durban')
  })
})
