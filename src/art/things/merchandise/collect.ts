import { circle, ellipse, group, path, rect } from '../../core/svg.ts'
import { drawVehicleParts } from '../../vehicle/index.ts'
import { type ItemContext, leaningBars, softShadow, stitches } from './cloth.ts'

export function keyring({ canvas, cloth, mark }: ItemContext): string {
  const leather = canvas.linear(
    'leather',
    [
      [0, cloth.hi],
      [0.3, cloth.lit],
      [0.7, cloth.base],
      [1, cloth.deep],
    ],
    { x2: '.7', y2: '1' },
  )
  const steel = canvas.linear(
    'steel',
    [
      [0, '#FFFFFF'],
      [0.3, '#AEB5BC'],
      [0.55, '#F1F3F5'],
      [0.8, '#6F767E'],
      [1, '#C9CED3'],
    ],
    { x2: '1', y2: '1' },
  )
  const tag = 'M164 190Q164 178 176 178H224Q236 178 236 190V322Q236 346 200 346Q164 346 164 322Z'
  return (
    softShadow(canvas, 206, 352, 80, 10) +
    circle(200, 84, 46, { fill: 'none', stroke: '#4A5057', 'stroke-width': '9' }) +
    circle(200, 84, 46, { fill: 'none', stroke: steel, 'stroke-width': '7' }) +
    circle(200, 84, 50, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': '1' }) +
    path('M192 122h16q5 0 5 6v22q0 6-5 6h-16q-5 0-5-6v-22q0-6 5-6z', {
      fill: 'none',
      stroke: steel,
      'stroke-width': '6',
    }) +
    path('M180 156h40q6 0 6 6v22h-52v-22q0-6 6-6z', { fill: steel, stroke: '#6F767E', 'stroke-width': '1' }) +
    circle(200, 170, 4, { fill: '#4A5057' }) +
    path(tag, { fill: leather }) +
    path('M164 190Q164 178 176 178H190C176 220 176 290 190 345Q164 342 164 322Z', {
      fill: '#000',
      'fill-opacity': 0.14,
    }) +
    stitches('M171 192Q171 185 178 185H222Q229 185 229 192V321Q229 339 200 339Q171 339 171 321Z') +
    rect({ x: 164, y: 292, width: 72, height: 6 }, { fill: mark }) +
    leaningBars(200, 246, 30, mark)
  )
}

/** A die-cast model on its plinth under an acrylic cover. */
export function modelCar({ canvas, cloth, mark }: ItemContext): string {
  const car = drawVehicleParts({
    range: 'gr86',
    colour: { body: cloth.base },
    idPrefix: canvas.id('car'),
    shadow: true,
  })
  const length = 268
  const scale = length / car.lengthCm
  const wood = canvas.linear(
    'wood',
    [
      [0, '#5A3C26'],
      [0.18, '#3E2818'],
      [1, '#22150C'],
    ],
    { x2: '0', y2: '1' },
  )
  const pane = canvas.linear(
    'pane',
    [
      [0, '#fff', 0.22],
      [0.4, '#fff', 0.03],
      [1, '#fff', 0.1],
    ],
    { x2: '.4', y2: '1' },
  )
  canvas.define('car-definitions', () => car.definitions)
  return (
    softShadow(canvas, 200, 332, 190) +
    path('M30 268H370L384 296H16Z', { fill: '#6E4A30' }) +
    path('M30 268H370L372 272H28Z', { fill: '#fff', 'fill-opacity': 0.2 }) +
    ellipse(200, 284, 150, 8, { fill: '#000', 'fill-opacity': 0.3 }) +
    group({ transform: `translate(${200 - length / 2} 284)scale(${scale.toFixed(3)})` }, car.content) +
    rect({ x: 16, y: 296, width: 368, height: 34 }, { fill: wood, rx: '2' }) +
    rect({ x: 148, y: 303, width: 104, height: 20 }, { fill: '#C9CED3', rx: '1' }) +
    leaningBars(200, 313, 12, mark) +
    path('M30 268V128H370V268', { fill: pane, stroke: '#fff', 'stroke-opacity': 0.34, 'stroke-width': '2' }) +
    path('M52 260L108 136H146L92 260ZM112 260L166 136H176L122 260Z', { fill: '#fff', 'fill-opacity': 0.07 })
  )
}
