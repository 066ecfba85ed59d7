import { drawingSize } from '../drawing/families/index.ts'
import type { Drawing } from '../index.ts'
import { drawingAddress } from '../server.ts'

/** Windows too narrow for the rows of the wide format. */
const narrow = '(width < 64rem)'

type LineUpDrawing = Extract<Drawing, { kind: 'line-up' }>

/** Silhouettes of vehicles at one scale, filling the positioned ancestor. Decorative: its labels are text over it. */
export function LineUpPicture({ vehicles }: Pick<LineUpDrawing, 'vehicles'>) {
  const imageIn = (format: LineUpDrawing['format']) => {
    const drawing: LineUpDrawing = { kind: 'line-up', format, vehicles }
    return { address: drawingAddress(drawing), ...drawingSize(drawing) }
  }
  const [wide, strip] = [imageIn('wide'), imageIn('strip')]
  return (
    <picture>
      <source media={narrow} srcSet={strip.address} width={strip.width} height={strip.height} />
      <img
        src={wide.address}
        alt=""
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        decoding="sync"
        className="absolute inset-0 size-full"
      />
    </picture>
  )
}
