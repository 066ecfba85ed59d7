import type { Canvas } from '../../core/canvas.ts'
import type { Random } from '../../core/random.ts'
import { circle, ellipse, group, path, rect } from '../../core/svg.ts'
import { drawBackground } from './frame.ts'

const SPOKES = 5

/** One spoke of the rim, pointing up, with a lit and a shaded facet; the light stays upper left. */
function spoke(turn: number, lit: string, shaded: string): string {
  const towardsLight = Math.cos(((turn + 45) * Math.PI) / 180)
  const [left, right] = towardsLight > 0 ? [lit, shaded] : [shaded, lit]
  return group(
    { transform: `rotate(${turn})` },
    path('M-17 -40L-31 -206Q-16 -212 0 -212V-40Z', { fill: left }) +
      path('M17 -40L31 -206Q16 -212 0 -212V-40Z', { fill: right }) +
      path('M0 -44V-210', { stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': '1.4' }),
  )
}

/** Drilled brake disc with its red caliper behind the spokes. */
function brake(canvas: Canvas): string {
  const disc = canvas.radial('disc', [
    [0.3, '#5C636B'],
    [0.6, '#8E959D'],
    [1, '#4A5058'],
  ])
  let holes = ''
  for (let ring = 0; ring < 3; ring++) {
    for (let k = 0; k < 22; k++) {
      const turn = ((k + ring * 0.34) / 22) * Math.PI * 2
      const radius = 98 + ring * 24
      holes += circle(Math.cos(turn) * radius, Math.sin(turn) * radius, 4, { fill: '#23272C' })
    }
  }
  return (
    circle(0, 0, 172, { fill: disc }) +
    holes +
    path('M96 -150A178 178 0 0 1 178 20L128 14A128 128 0 0 0 70 -108Z', { fill: '#B80F1D' }) +
    path('M100 -140A170 170 0 0 1 168 -20', {
      fill: 'none',
      stroke: '#FF6A5E',
      'stroke-opacity': 0.7,
      'stroke-width': '3',
    })
  )
}

/** Workshop walls: cool daylight, warm tungsten, evening. */
const WALLS = [
  ['#DDE0E2', '#B4B8BC'],
  ['#EAE2D6', '#C4B8A6'],
  ['#5A6470', '#2E353D'],
] as const

/** Service: a wheel close up on a polished floor, a torque wrench laid beside it. */
export function service(canvas: Canvas, random: Random): string {
  const onRight = random.next() < 0.5
  const [cx, cy, tyre] = [onRight ? 730 : 470, 400, 320]
  const tools = onRight ? 0 : 640
  const [top, bottom] = random.pick(WALLS)
  const rubber = canvas.radial('rubber', [
    [0.66, '#131519'],
    [0.76, '#2B2F35'],
    [0.86, '#4A4F57'],
    [0.95, '#24272C'],
    [1, '#0C0D10'],
  ])
  const lip = canvas.linear(
    'lip',
    [
      [0, '#FFFFFF'],
      [0.4, '#8C9299'],
      [0.7, '#E2E5E8'],
      [1, '#5A6068'],
    ],
    { x2: '1', y2: '1' },
  )
  const dark = canvas.radial('shade', [
    [0, '#000', 0.62],
    [0.6, '#000', 0.3],
    [1, '#000', 0],
  ])
  const chrome = canvas.linear(
    'chrome',
    [
      [0, '#F6F7F8'],
      [0.34, '#9AA0A7'],
      [0.5, '#3E444B'],
      [0.62, '#C9CED3'],
      [1, '#6C737A'],
    ],
    { x2: '0', y2: '1' },
  )
  const start = random.between(-20, 20)
  let spokes = ''
  for (let k = 0; k < SPOKES; k++) {
    const turn = start + (k * 360) / SPOKES
    spokes += spoke(turn - 11, '#E6E9EC', '#8A9199') + spoke(turn + 11, '#D6DADD', '#767D85')
  }
  let tread = ''
  for (let k = 0; k < 96; k++) {
    const turn = (k / 96) * 360
    tread += `<path d="M-5 -${tyre - 15}L2 -${tyre + 2}" transform="rotate(${turn.toFixed(1)})"/>`
  }
  let bolts = ''
  for (let k = 0; k < 5; k++) {
    const turn = ((start + k * 72 + 36) * Math.PI) / 180
    bolts += circle(Math.sin(turn) * 34, -Math.cos(turn) * 34, 8, {
      fill: '#2B2F35',
      stroke: '#9AA0A7',
      'stroke-width': '2',
    })
  }
  return (
    drawBackground(canvas, [top, bottom], { x: cx - 310, y: 160, r: 700, colour: '#FFFFFF', strength: 0.8 }) +
    rect(
      { x: 0, y: 690, width: 1200, height: 110 },
      {
        fill: canvas.linear(
          'floor',
          [
            [0, '#8D9297'],
            [1, '#C2C6C9'],
          ],
          { x2: '0', y2: '1' },
        ),
      },
    ) +
    rect({ x: 0, y: 688, width: 1200, height: 3 }, { fill: '#fff', 'fill-opacity': 0.4 }) +
    ellipse(cx, 722, 400, 40, { fill: dark }) +
    group(
      { transform: `translate(${cx} ${cy})` },
      circle(0, 0, tyre, { fill: rubber }) +
        group({ stroke: '#0A0B0D', 'stroke-width': '7' }, tread) +
        circle(0, 0, tyre - 19, {
          fill: 'none',
          stroke: '#000',
          'stroke-opacity': 0.45,
          'stroke-width': '3',
        }) +
        path(`M-${tyre - 60} -150A${tyre - 36} ${tyre - 36} 0 0 1 -60 -${tyre - 44}`, {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.16,
          'stroke-width': '14',
        }) +
        circle(0, 0, 226, { fill: '#0B0C0F' }) +
        brake(canvas) +
        spokes +
        circle(0, 0, 218, { fill: 'none', stroke: lip, 'stroke-width': '14' }) +
        circle(0, 0, 54, { fill: lip }) +
        circle(0, 0, 48, { fill: '#B9BEC4' }) +
        bolts +
        circle(0, 0, 20, { fill: '#15171A', stroke: '#6C737A', 'stroke-width': '3' }),
    ) +
    ellipse(250 + tools, 752, 230, 14, { fill: dark }) +
    group(
      { transform: `translate(${tools} 0)rotate(-2 250 736)` },
      rect({ x: 60, y: 728, width: 330, height: 17 }, { fill: chrome, rx: '8' }) +
        rect({ x: 44, y: 722, width: 128, height: 29 }, { fill: '#15171A', rx: '9' }) +
        path('M60 728v17M76 728v17M92 728v17M108 728v17M124 728v17M140 728v17', {
          stroke: '#3E444B',
          'stroke-width': '4',
        }) +
        rect({ x: 172, y: 725, width: 10, height: 23 }, { fill: '#B80F1D' }) +
        circle(398, 736, 27, { fill: chrome }) +
        circle(398, 736, 14, { fill: '#2B2F35' }),
    )
  )
}
