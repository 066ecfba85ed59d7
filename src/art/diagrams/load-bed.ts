import { createCanvas } from '../core/canvas.ts'
import { circle, path, rect } from '../core/svg.ts'
import { diagramSize } from '../measures.ts'
import { frameDiagram, outlined, tones } from './frame.ts'

export interface LoadBedOptions {
  /** Millimetres. */
  readonly length: number
  readonly width: number
  readonly idPrefix: string
}

/** Drawing units per millimetre; the longest bed is 2 315 mm. */
const scale = 0.25
const tailgate = 880

/** A load bed from above at one scale, the cab on the left: ribs, wheel arches and tie-downs. */
export function drawLoadBed({ length, width, idPrefix }: LoadBedOptions): string {
  const canvas = createCanvas(idPrefix)
  const [long, across] = [length * scale, width * scale]
  const left = tailgate - long
  const top = (diagramSize.height - across) / 2
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const y = top + (across * (index + 1)) / 10
    return `M${left + 10} ${y}H${tailgate - 10}`
  })
  const archLength = 190
  const arch = (y: number) =>
    rect(
      { x: left + long * 0.5 - archLength / 2, y, width: archLength, height: 44 },
      { rx: 18, fill: tones.part, ...outlined },
    )
  const ties = [0.12, 0.5, 0.88].flatMap((share) =>
    [top + 16, top + across - 16].map((y) => [left + long * share, y] as const),
  )
  return frameDiagram(
    canvas,
    path(
      `M-20 ${top - 14}H${left - 46}C${left - 26} ${top - 14} ${left - 20} ${top} ${left - 20} ${top + 20}V${top + across - 20}C${left - 20} ${top + across} ${left - 26} ${top + across + 14} ${left - 46} ${top + across + 14}H-20Z`,
      {
        fill: tones.raised,
        ...outlined,
      },
    ) +
      path(
        `M${left - 96} ${top + 24}C${left - 78} ${top + across * 0.35} ${left - 78} ${top + across * 0.65} ${left - 96} ${top + across - 24}H${left - 66}C${left - 50} ${top + across * 0.65} ${left - 50} ${top + across * 0.35} ${left - 66} ${top + 24}Z`,
        {
          fill: '#0a0d11',
          ...outlined,
        },
      ) +
      rect(
        { x: left - 12, y: top - 14, width: long + 30, height: across + 28 },
        { rx: 14, fill: tones.part, ...outlined },
      ) +
      rect({ x: left, y: top, width: long, height: across }, { rx: 4, fill: '#0c0f13', ...outlined }) +
      path(ribs.join(''), { stroke: tones.line, 'stroke-width': 4 }) +
      arch(top) +
      arch(top + across - 44) +
      ties
        .map(([x, y]) => circle(x, y, 7, { fill: 'none', stroke: tones.white, 'stroke-width': 3 }))
        .join('') +
      path(
        `M${left} ${top - 40}V${top - 60}M${left} ${top - 50}H${tailgate}M${tailgate} ${top - 40}V${top - 60}`,
        {
          ...{ fill: 'none', stroke: tones.accent, 'stroke-width': 3 },
        },
      ),
  )
}
