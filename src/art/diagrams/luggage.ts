import { path, rect } from '../core/svg.ts'
import { tones } from './frame.ts'

/** A piece of luggage that lies across the boot: its end, in drawing units. */
interface Piece {
  readonly litres: number
  readonly width: number
  readonly height: number
  readonly soft?: boolean
}

const cases: readonly Piece[] = [
  { litres: 100, width: 104, height: 54 },
  { litres: 62, width: 80, height: 46 },
  { litres: 36, width: 62, height: 38 },
]
const bags: readonly Piece[] = [{ litres: 50, width: 82, height: 34, soft: true }]

const colours = ['#8d1c28', '#4c5a6a', '#a8793a', '#34554c'] as const
/** How far each layer stays from the one below, because a tail leans forward. */
const inset = 8

/** Share of a boot that luggage can fill. */
const packing = 0.88
/** Litres below which only soft bags fit. */
const smallBoot = 250

/** Returns what a boot holds, the largest pieces first: soft bags in a small one, cases and a bag in others. */
export function luggageFor(litres: number): readonly Piece[] {
  let room = litres * packing
  const pieces: Piece[] = []
  for (const piece of litres < smallBoot ? bags : cases) {
    while (room >= piece.litres) {
      pieces.push(piece)
      room -= piece.litres
    }
  }
  return pieces
}

function drawPiece(x: number, floor: number, { width, height, soft }: Piece, fill: string): string {
  const y = floor - height
  const edge = { stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 2 }
  const handle = { fill: 'none', stroke: tones.light, 'stroke-width': 4, 'stroke-linecap': 'round' }
  if (soft)
    return (
      path(
        `M${x + 6} ${floor}C${x - 4} ${floor - 14} ${x + 2} ${y + 10} ${x + 20} ${y + 4}C${x + 40} ${y - 3} ${x + width - 30} ${y - 2} ${x + width - 16} ${y + 5}C${x + width} ${y + 12} ${x + width + 3} ${floor - 12} ${x + width - 6} ${floor}Z`,
        { fill, ...edge },
      ) +
      path(`M${x + 14} ${y + 14}C${x + 34} ${y + 8} ${x + width - 34} ${y + 8} ${x + width - 14} ${y + 15}`, {
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.3,
        'stroke-width': 2,
        'stroke-dasharray': '5 4',
      }) +
      path(`M${x + width / 2 - 14} ${y + 8}q14 15 28 0`, handle)
    )
  return (
    rect({ x, y, width, height }, { rx: 9, fill, ...edge }) +
    path(`M${x + 12} ${y + height / 2}H${x + width - 12}`, {
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 3,
    }) +
    path([0.3, 0.7].map((share) => `M${x + width * share} ${y + 7}V${floor - 7}`).join(''), {
      stroke: '#fff',
      'stroke-opacity': 0.2,
      'stroke-width': 3,
    }) +
    path(`M${x + width / 2 - 12} ${y + height / 2 - 9}h24`, handle)
  )
}

/** Stacks luggage in layers from the floor, each from the tail to the backrest. */
export function drawLuggage(
  litres: number,
  { left, right, floor }: Readonly<Record<'left' | 'right' | 'floor', number>>,
): string {
  let [x, layer, height, end] = [right, floor, 0, right]
  return luggageFor(litres)
    .map((piece, index) => {
      if (height > 0 && x - piece.width < left) {
        layer -= height + 2
        end -= inset
        x = end
        height = 0
      }
      x -= piece.width + 3
      height = Math.max(height, piece.height)
      return drawPiece(x, layer, piece, colours[index % colours.length] ?? colours[0])
    })
    .join('')
}
