/** How long what draws a picture has the processor to itself. Milliseconds. */
const drawing = 20

/**
 * Does something once the page has shown its next picture.
 *
 * @returns calls it off.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, drawing)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
