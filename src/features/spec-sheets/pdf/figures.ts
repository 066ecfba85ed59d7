import type { ComparedModel } from '#features/vehicles/index.ts'
import { heightOf, ink2, type Paper, type Place, say } from './paper.ts'

const large = { font: 'display', size: 17 } as const
const small = { font: 'text', size: 8, colour: ink2 } as const

/** A strip of figures, each with its label below. Returns its height. */
export function drawFigures(paper: Paper, figures: ComparedModel['figures'], place: Place): number {
  const shown = figures.slice(0, 4)
  const width = place.width / Math.max(shown.length, 1)
  const heights = shown.map(({ label, value, unit }, index) => {
    const figure = unit ? `${value} ${unit}` : value
    const at = { ...place, x: place.x + index * width, width: width - 10 }
    const below = heightOf(paper, figure, large, at.width)
    say(paper, 'P', figure, large, at)
    return below + say(paper, 'P', label, small, { ...at, y: at.y + below })
  })
  return Math.max(0, ...heights)
}
