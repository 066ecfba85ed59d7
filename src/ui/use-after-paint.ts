import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Returns the value one paint late, so that secondary content renders only after the response to the interaction is on
 * screen. `useDeferredValue` does not guarantee that: it may render in the time left before the paint.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value])
  return painted
}
