/** A sketch of a block's layout on 48 × 32 units, shown to editors when they choose a block. */
export type Sketch = readonly Shape[]

type Shape =
  | readonly ['picture' | 'card', x: number, y: number, width: number, height: number]
  | readonly ['line' | 'heading' | 'button', x: number, y: number, width: number]

const ink = '#15171a'
const pale = '#c9c4bb'

function drawShape(shape: Shape): string {
  const [kind, x, y, width] = shape
  switch (kind) {
    case 'picture':
      return `<path d="M${x} ${y}h${width}v${shape[4]}h-${width}z" fill="${pale}"/>`
    case 'card':
      return `<path d="M${x} ${y}h${width}v${shape[4]}h-${width}z" fill="none" stroke="${pale}"/>`
    case 'heading':
      return `<path d="M${x} ${y}h${width}v2.4h-${width}z" fill="${ink}"/>`
    case 'line':
      return `<path d="M${x} ${y}h${width}v1h-${width}z" fill="${ink}" opacity=".5"/>`
    case 'button':
      return `<path d="M${x} ${y}h${width}v3h-${width}z" fill="#b8101f"/>`
  }
}

/** Draws the sketch as a data URL, which the admin shows without a request. */
export function thumbnail(sketch: Sketch): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><path d="M0 0h48v32H0z" fill="#f5f3ef"/>${sketch.map(drawShape).join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
