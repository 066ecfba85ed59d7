/** Milliseconds after the animation frame, so that the browser can paint first. */
const paintDelay = 20

/**
 * Runs a callback after the next paint.
 *
 * @returns a function that cancels it.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback, paintDelay)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
