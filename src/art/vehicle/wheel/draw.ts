import { circle, element, formatNumber, group } from '../../core/svg.ts'
import { drawBrake } from './brake.ts'
import { spokePatterns } from './spokes.ts'
import { drawTyre } from './tyre.ts'
import type { Wheel } from './wheel.ts'
import { lightAngle, metal, upwards } from './wheel.ts'

/** A whole wheel, from the tyre inwards. */
export function drawWheel(wheel: Wheel): string {
  return drawTyre(wheel) + drawBrake(wheel) + drawRim(wheel) + drawLip(wheel)
}

/**
 * Spokes and hub are defined once and placed on both axles: the few degrees the second is turned do not
 * show in its shading, but would double its bytes. A page may let `.vehicle-wheel` spin
 * (`transform-box: fill-box; transform-origin: center`).
 */
function drawRim(wheel: Wheel): string {
  const { canvas, cx, cy, style, turn } = wheel
  const pattern = spokePatterns[style]
  canvas.define('rim', (id) => element('g', { id }, pattern.draw(wheel) + drawHub(wheel, pattern.hub)))
  const rim = element('use', {
    href: `#${canvas.id('rim')}`,
    class: 'vehicle-wheel',
    transform: turn === 0 ? undefined : `rotate(${turn})`,
  })
  return group({ transform: `translate(${formatNumber(cx)} ${formatNumber(cy)})` }, rim)
}

function drawLip({ canvas, cx, cy, rim, finish }: Wheel): string {
  const dark = finish === 'black'
  const stroke = canvas.linear(
    'lip',
    [
      [0, dark ? '#7b8085' : '#fff'],
      [0.45, dark ? '#2a2c2f' : '#9fa4a9'],
      [1, dark ? '#4b4f53' : '#d3d6d9'],
    ],
    { x2: 0.5, y2: 1 },
  )
  return (
    circle(cx, cy, rim * 0.975, { fill: 'none', stroke, 'stroke-width': rim * 0.05 }) +
    circle(cx, cy, rim * 0.93, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.35,
      'stroke-width': rim * 0.02,
    })
  )
}

/** Hub, bolts and a plain centre cap. */
function drawHub(wheel: Wheel, hub: number): string {
  const { rim, finish } = wheel
  const bolts = Array.from({ length: wheel.bolts }, (_, index) => {
    const angle = upwards + ((index + 0.5) * 2 * Math.PI) / wheel.bolts
    const away = rim * hub * 0.72
    return circle(away * Math.cos(angle), away * Math.sin(angle), rim * 0.024, { fill: '#0c0d0e' })
  })
  return (
    circle(0, 0, rim * hub, {
      fill: metal(wheel, lightAngle, -0.4),
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': rim * 0.025,
    }) +
    bolts.join('') +
    circle(0, 0, rim * 0.085, {
      fill: '#16181a',
      stroke: finish === 'black' ? '#54585c' : '#d9dcdf',
      'stroke-width': rim * 0.015,
    })
  )
}
