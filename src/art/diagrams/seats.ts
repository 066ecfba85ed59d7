import { createCanvas } from '../core/canvas.ts'
import { circle, path, rect } from '../core/svg.ts'
import { diagramSize } from '../measures.ts'
import { frameDiagram, outlined, tones } from './frame.ts'

export interface SeatsOptions {
  /** Seats of each row, the front row first; each one to four. */
  readonly rows: readonly number[]
  readonly idPrefix: string
}

const cabin = { left: 250, right: 862, half: 172 }
/** The largest distance between two rows. */
const widestPitch = 172

/** A seat facing left: cushion, backrest, headrest. */
function drawSeat(x: number, y: number, size: number, isDriver: boolean): string {
  const fill = isDriver ? tones.accent : '#59616d'
  const back = isDriver ? '#a11b27' : '#3b424c'
  return (
    rect({ x, y: y - size / 2, width: size * 0.82, height: size }, { rx: size * 0.2, fill, ...outlined }) +
    rect(
      { x: x + size * 0.68, y: y - size * 0.5, width: size * 0.3, height: size },
      { rx: size * 0.14, fill: back, ...outlined },
    ) +
    rect(
      { x: x + size * 0.86, y: y - size * 0.24, width: size * 0.18, height: size * 0.48 },
      { rx: size * 0.08, fill: back, ...outlined },
    )
  )
}

/** The seats from above, nose on the left; the driver sits on the right of the car. */
export function drawSeats({ rows, idPrefix }: SeatsOptions): string {
  const canvas = createCanvas(idPrefix)
  const middle = diagramSize.height / 2
  const pitch = Math.min(widestPitch, (cabin.right - cabin.left) / rows.length)
  const widest = Math.max(...rows)
  const size = Math.min(96, pitch * 0.72, (cabin.half * 1.82) / Math.max(3, widest))
  const start = cabin.left + 26
  const seats = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const spread = Math.min((cabin.half * 1.8) / count, count === 2 ? size * 1.7 : size * 1.12)
      const y = middle + (index - (count - 1) / 2) * spread
      return drawSeat(start + row * pitch, y, size, row === 0 && index === 0)
    }),
  )
  const [first = 2] = rows
  const driverY =
    middle - ((first - 1) / 2) * Math.min((cabin.half * 1.8) / first, first === 2 ? size * 1.7 : size * 1.12)
  return frameDiagram(
    canvas,
    path(
      'M70 300C70 190 92 130 150 112C230 92 300 92 400 94H790C850 94 890 120 896 180C902 250 902 350 896 420C890 480 850 506 790 506H400C300 508 230 508 150 488C92 470 70 410 70 300Z',
      { fill: tones.raised, ...outlined },
    ) +
      path('M216 128C188 200 188 400 216 472L262 452C244 380 244 220 262 148Z', {
        fill: '#0a0d11',
        ...outlined,
      }) +
      path('M872 160C884 230 884 370 872 440L846 424C854 360 854 240 846 176Z', {
        fill: '#0a0d11',
        ...outlined,
      }) +
      path(
        'M84 176C92 150 112 136 138 128L150 158C122 164 104 176 96 196ZM84 424C92 450 112 464 138 472L150 442C122 436 104 424 96 404Z',
        {
          fill: tones.white,
        },
      ) +
      (rows.length === 1
        ? path(`M${start + pitch} 100V500`, { stroke: tones.line, 'stroke-width': 6 })
        : '') +
      circle(start - 18, driverY, size * 0.3, { fill: 'none', stroke: tones.white, 'stroke-width': 6 }) +
      seats.join(''),
  )
}
