import { useCallback, useState } from 'react'
import { roughPosition } from '../rules/search-query.ts'
import type { RoughPosition } from '../rules/stock-search.ts'

export type LocationProblem = 'denied' | 'failed'

/** Milliseconds. */
const timeout = 8000

/** Requests the visitor's position, only when {@link locate} is called; it is rounded to about a kilometre at once. */
export function useLocation(onFound: (position: RoughPosition) => void) {
  const [problem, setProblem] = useState<LocationProblem | null>(null)
  const [isLocating, setLocating] = useState(false)
  const locate = useCallback(() => {
    const { geolocation }: Partial<Navigator> = navigator
    if (!geolocation) return setProblem('failed')
    setLocating(true)
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        setProblem(null)
        onFound(roughPosition(coords))
      },
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false)
        setProblem(code === PERMISSION_DENIED ? 'denied' : 'failed')
      },
      { timeout, maximumAge: 60_000 },
    )
  }, [onFound])
  return { problem, isLocating, locate }
}
