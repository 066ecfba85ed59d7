import { createCanvas } from '../core/canvas.ts'
import { circle, path, rect } from '../core/svg.ts'
import type { BootShapeName } from '../names.ts'
import { type BootShape, bootLength, ground, bootShapes as sections, tail } from './boot-shapes.ts'
import { frameDiagram, outlined, tones } from './frame.ts'
import { drawLuggage } from './luggage.ts'
import { drawVan } from './van.ts'

export interface BootOptions {
  readonly shape: BootShapeName
  /** Rows of seats in use, one to three. */
  readonly rows: number
  /** Whether another row lies folded under the luggage. */
  readonly folded?: boolean
  /** Volume in litres. */
  readonly litres: number
  readonly idPrefix: string
}

const cabinFloor = 470
/** Distance between two rows. */
const pitch = 226
/** Thickness of a folded row. */
const foldedRow = 30
/** How far a backrest leans to the rear. */
const lean = 34

/** A seat that faces left; `x` is the lower rear corner of its backrest. */
function drawSeat(x: number, floor: number, height: number): string {
  const top = floor - height
  const cushion = floor - 66
  return (
    path(
      `M${x - 144} ${floor - 8}C${x - 152} ${cushion + 14} ${x - 148} ${cushion + 2} ${x - 130} ${cushion}L${x - 46} ${cushion + 6}L${x - 28 + lean / 2} ${top + 56}Q${x - 22 + lean / 2} ${top + 40} ${x - 6 + lean / 2} ${top + 40}Q${x + 12 + lean / 2} ${top + 40} ${x + 10 + lean / 2} ${top + 58}L${x} ${floor - 22}Q${x - 2} ${floor - 8} ${x - 18} ${floor - 8}Z`,
      { fill: '#4a535f', ...outlined },
    ) +
    rect(
      { x: x - 18 + lean / 2 + 4, y: top, width: 30, height: 44 },
      { rx: 12, fill: '#4a535f', ...outlined },
    )
  )
}

/** Behind a row in use a seat is as deep as the legs of the row behind leave; the last one ends where the boot begins. */
function drawSection(shape: BootShape, { rows, folded = false, litres }: BootOptions): string {
  const { shell, glass, floor, cover, rearAxle, tyre, seat } = shape
  const start = tail - bootLength(shape, litres)
  const seats = Array.from({ length: rows }, (_, row) => {
    const raised = rows === 3 && row === 2 ? 34 : 0
    return drawSeat(start - (rows - 1 - row) * pitch, cabinFloor - raised, seat - raised)
  })
  const base = folded ? floor - foldedRow : floor
  const wheel = ground - tyre
  return (
    path(shell, { fill: '#1c2229', stroke: '#6b7480', 'stroke-width': 5 }) +
    path(glass, { fill: '#3a4854', 'fill-opacity': 0.7 }) +
    path(
      `M${start - 10} ${floor}H${tail + 12}L${tail + 16} 478H${start - 24}V${cabinFloor}H40V482H890L902 440V${floor + 30}L${tail + 12} ${floor}Z`,
      {
        fill: tones.part,
        ...outlined,
      },
    ) +
    circle(rearAxle, wheel, tyre + 12, { fill: '#0c0f13', ...outlined }) +
    circle(rearAxle, wheel, tyre, { fill: '#15181d', stroke: tones.line, 'stroke-width': 4 }) +
    circle(rearAxle, wheel, tyre * 0.62, { fill: tones.part, ...outlined }) +
    rect({ x: start - 6, y: floor - 4, width: tail + 16 - start, height: 8 }, { rx: 3, fill: tones.light }) +
    (folded
      ? rect(
          { x: start + 8, y: floor - foldedRow, width: 168, height: foldedRow - 5 },
          { rx: 10, fill: '#4a535f', ...outlined },
        )
      : '') +
    drawLuggage(litres, { left: start + 6, right: tail + 2, floor: base - 5 }) +
    seats.join('') +
    (cover === undefined
      ? ''
      : path(`M${start + lean} ${cover}L${Math.max(start + lean + 60, 812)} ${cover}`, {
          stroke: tones.light,
          'stroke-width': 5,
          'stroke-linecap': 'round',
        })) +
    path(`M${tail + 8} 322L${tail + 18} 322L${tail + 20} 362L${tail + 11} 362Z`, { fill: tones.accent })
  )
}

/** A boot in section, with the rows of seats in use and as much luggage as it holds; a van's load space with crates. */
export function drawBoot(options: BootOptions): string {
  const { shape, litres, rows, idPrefix } = options
  const content = shape === 'van' ? drawVan(litres, rows) : drawSection(sections[shape], options)
  return frameDiagram(createCanvas(idPrefix), content)
}
