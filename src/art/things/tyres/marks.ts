import { formatNumber, path } from '../../core/svg.ts'
import type { DiagramPalette } from './palette.ts'

/** A thin broken line of reference. */
export const reference = (data: string, palette: DiagramPalette): string =>
  path(data, { fill: 'none', stroke: palette.muted, 'stroke-width': '1.4', 'stroke-dasharray': '5 5' })

/** The axis that a diagram explains. */
export const axis = (data: string, palette: DiagramPalette): string =>
  path(data, { fill: 'none', stroke: palette.accent, 'stroke-width': '2.4', 'stroke-linecap': 'round' })

/** An angle between two directions (degrees clockwise from upright) round a vertex: wedge and arc. */
export function angle(
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
  palette: DiagramPalette,
): string {
  const at = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180
    return `${formatNumber(cx + Math.sin(turn) * radius)} ${formatNumber(cy - Math.cos(turn) * radius)}`
  }
  const sweep = to > from ? 1 : 0
  const arc = `M${at(from)}A${radius} ${radius} 0 0 ${sweep} ${at(to)}`
  return (
    path(`${arc}L${formatNumber(cx)} ${formatNumber(cy)}Z`, { fill: palette.accent, 'fill-opacity': 0.16 }) +
    path(arc, { fill: 'none', stroke: palette.accent, 'stroke-width': '2' })
  )
}

/** A straight arrow with an open head. */
export function arrow(x1: number, y1: number, x2: number, y2: number, colour: string): string {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const head = (side: number): string =>
    `${formatNumber(x2 - Math.cos(turn + side) * 9)} ${formatNumber(y2 - Math.sin(turn + side) * 9)}`
  return path(`M${x1} ${y1}L${x2} ${y2}M${head(0.55)}L${x2} ${y2}L${head(-0.55)}`, {
    fill: 'none',
    stroke: colour,
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}
