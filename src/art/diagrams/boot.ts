import { createCanvas } from '../core/canvas.ts'
import { path, rect } from '../core/svg.ts'
import { frameDiagram, outlined, tones } from './frame.ts'

export interface BootOptions {
  /** Volume in litres. */
  readonly litres: number
  readonly idPrefix: string
}

/** Luggage standing in the section: volume in litres, width and height in drawing units. */
const cases = [
  { litres: 100, width: 108, height: 268, fill: '#8d1c28' },
  { litres: 62, width: 92, height: 214, fill: '#46505d' },
  { litres: 36, width: 78, height: 172, fill: '#a8793a' },
] as const
const crate = { litres: 330, width: 112, height: 124, fill: '#6d5a3c' }

/** Share of a boot that boxes can fill. */
const packing = 0.86
/** Litres from which a load is crates, not luggage. */
const cargo = 1_000
const floor = 452
const right = 858

type Piece = { readonly width: number; readonly height: number; readonly fill: string }

/** Packs the largest pieces first. */
function luggageFor(litres: number): Piece[] {
  let room = litres * packing
  const pieces: Piece[] = []
  for (const piece of cases) {
    while (room >= piece.litres && pieces.length < 5) {
      pieces.push(piece)
      room -= piece.litres
    }
  }
  return pieces.length > 0 ? pieces : [cases[2]]
}

function drawCase(x: number, { width, height, fill }: Piece): string {
  const y = floor - height
  return (
    rect(
      { x: x + width / 2 - 20, y: y - 22, width: 40, height: 30 },
      { rx: 8, fill: 'none', stroke: tones.light, 'stroke-width': 5 },
    ) +
    rect(
      { x, y, width, height },
      { rx: 14, fill, stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 2 },
    ) +
    path([0.28, 0.5, 0.72].map((share) => `M${x + width * share} ${y + 16}V${floor - 16}`).join(''), {
      stroke: '#fff',
      'stroke-opacity': 0.16,
      'stroke-width': 4,
    })
  )
}

function drawLuggage(litres: number): string {
  const pieces = luggageFor(litres)
  let x = right - 34
  return pieces
    .map((piece) => {
      x -= piece.width + 6
      return drawCase(x, piece)
    })
    .join('')
}

function drawCrates(litres: number): string {
  const count = Math.round((litres * packing) / crate.litres)
  const columns = Math.min(6, Math.max(2, Math.ceil(count / 2)))
  return Array.from({ length: Math.min(count, columns * 2) }, (_, index) => {
    const x = right - 30 - ((index % columns) + 1) * (crate.width + 4)
    const y = floor - (Math.floor(index / columns) + 1) * (crate.height + 4)
    return (
      rect(
        { x, y, width: crate.width, height: crate.height },
        { rx: 3, fill: crate.fill, stroke: '#000', 'stroke-width': 2 },
      ) +
      path(`M${x} ${y + 42}H${x + crate.width}M${x} ${y + 82}H${x + crate.width}`, {
        stroke: '#000',
        'stroke-opacity': 0.35,
        'stroke-width': 3,
      })
    )
  }).join('')
}

/** The boot in section, with as much luggage as it holds; a van's with crates. */
export function drawBoot({ litres, idPrefix }: BootOptions): string {
  const canvas = createCanvas(idPrefix)
  const isVan = litres >= cargo
  const shell = isVan
    ? 'M40 128H820C862 128 884 150 888 196L896 452H40Z'
    : 'M40 150C260 116 520 112 640 128C742 142 806 176 842 236L884 330C892 366 894 410 892 452H40Z'
  const seat = isVan
    ? 'M60 160H84V452H60Z'
    : 'M110 452C104 438 108 424 124 420L226 408C240 330 254 260 268 204C274 184 302 184 306 204C308 260 296 360 282 430C278 446 268 452 252 452Z'
  return frameDiagram(
    canvas,
    path(shell, { fill: '#0c0f13', ...outlined, 'stroke-width': 5 }) +
      path(`M40 452H896L884 490H40Z`, { fill: tones.part, ...outlined }) +
      path(seat, { fill: '#3b424c', ...outlined }) +
      (isVan ? drawCrates(litres) : drawLuggage(litres)) +
      path('M884 330L896 330L900 372L892 372Z', { fill: tones.accent }),
  )
}
