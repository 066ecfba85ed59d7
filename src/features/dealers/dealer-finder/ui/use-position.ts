import { useCallback, useEffect, useRef, useState } from 'react'
import { type Coordinates, defaultRadiiKm } from '#features/site/places/rules.ts'

/** Source: requirement D-285. Milliseconds. */
const options: PositionOptions = { timeout: 5000, enableHighAccuracy: true }

/** Pause before the position is requested once more after a denial. Source: requirement D-280. Milliseconds. */
const retryPauseMs = 1000

/** The visitor's position, and the radius around it while none is chosen, in kilometres. */
export type Position = Coordinates & { readonly radiusKm: number }

/** `blocked`: the browser denies without asking. `failed`: it found no position. */
export type PositionProblem = 'denied' | 'blocked' | 'failed'

type Outcome = Coordinates | 'denied' | 'failed'

function requestPosition(): Promise<Outcome> {
  return new Promise((resolve) => {
    const { geolocation }: Partial<Navigator> = navigator
    if (!geolocation) return resolve('failed')
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      options,
    )
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function permission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return null
  }
}

/** Requests the position; after a denial once more. */
async function locateOnce(): Promise<Outcome> {
  const outcome = await requestPosition()
  if (outcome !== 'denied') return outcome
  await pause(retryPauseMs)
  return requestPosition()
}

/**
 * The visitor's position: requested at once when the visitor has already allowed it, otherwise only on request.
 *
 * Source: requirements D-279 to D-285, D-403 and D-404; decisions D-7 and D-8.
 *
 * @param isWanted whether the page needs the position when it opens
 */
export function usePosition(isWanted: boolean) {
  const [position, setPosition] = useState<Position | null>(null)
  const [problem, setProblem] = useState<PositionProblem | null>(null)
  const [isLocating, setLocating] = useState(false)
  const isBusy = useRef(false)
  /** Counts how often the visitor asked to forget the position. */
  const cleared = useRef(0)
  /** Returns whether it found the position. */
  const request = useCallback(async (radiusKm: number): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setLocating(true)
    const clearedBefore = cleared.current
    const outcome = await locateOnce()
    isBusy.current = false
    setLocating(false)
    if (cleared.current !== clearedBefore) return false
    if (typeof outcome === 'object') {
      setPosition({ ...outcome, radiusKm })
      setProblem(null)
      return true
    }
    setProblem(outcome === 'denied' && (await permission()) === 'denied' ? 'blocked' : outcome)
    return false
  }, [])
  const wantedAtFirst = useRef(isWanted)
  useEffect(() => {
    if (!wantedAtFirst.current) return
    wantedAtFirst.current = false
    void permission().then((state) => {
      if (state === 'granted') void request(defaultRadiiKm.onLoad)
    })
  }, [request])
  return {
    ...{ position, problem, isLocating },
    /** Requests the position; returns whether it was found. */
    locate: useCallback(() => request(defaultRadiiKm.byLocation), [request]),
    clear: useCallback(() => {
      cleared.current += 1
      setPosition(null)
      setProblem(null)
    }, []),
  }
}
