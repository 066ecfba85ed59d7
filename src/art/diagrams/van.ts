import { path, rect } from '../core/svg.ts'
import { outlined, tones } from './frame.ts'

const crate = { litres: 330, width: 112, height: 124, fill: '#6d5a3c' }
/** Crates beside each other, of which a section shows one. */
const abreast = 2
/** Share of a load space that crates can fill. */
const packing = 0.86
const floor = 452
const right = 858

/** Backrest and cushion of a row in a van, which sits upright. */
const drawRow = (x: number): string =>
  path(
    `M${x} 446C${x - 4} 420 ${x + 2} 412 ${x + 16} 410L${x + 62} 404L${x + 78} 268C${x + 82} 250 ${x + 102} 250 ${x + 104} 268L${x + 98} 432Q${x + 96} 446 ${x + 82} 446Z`,
    {
      fill: '#4a535f',
      ...outlined,
    },
  ) + rect({ x: x + 76, y: 216, width: 28, height: 40 }, { rx: 10, fill: '#4a535f', ...outlined })

function drawCrates(litres: number): string {
  const count = Math.max(1, Math.round((litres * packing) / crate.litres / abreast))
  const columns = Math.min(6, Math.ceil(count / 2))
  return Array.from({ length: Math.min(count, columns * 2) }, (_, index) => {
    const x = right - ((index % columns) + 1) * (crate.width + 4)
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

/** A van in section: its rows of seats, the bulkhead behind them, and crates. */
export function drawVan(litres: number, rows: number): string {
  const starts = Array.from({ length: rows }, (_, row) => 26 + row * 148)
  const bulkhead = 26 + rows * 148 - 26
  const wheel = { fill: tones.part, stroke: tones.line, 'stroke-width': 3 }
  return (
    path('M20 104H824C864 106 886 128 890 176L898 452L902 496H20Z', {
      fill: '#1c2229',
      stroke: '#6b7480',
      'stroke-width': 5,
    }) +
    path('M646 492a86 86 0 0 1 172 0Z', wheel) +
    path('M20 452H898L902 492H20Z', { fill: tones.part, ...outlined }) +
    path('M668 492a64 64 0 0 0 128 0', { fill: '#0a0d11', ...outlined }) +
    starts.map(drawRow).join('') +
    path(`M${bulkhead} 108V452`, { stroke: tones.line, 'stroke-width': 6 }) +
    drawCrates(litres) +
    path('M891 250L897 250L901 330L895 330Z', { fill: tones.accent })
  )
}
