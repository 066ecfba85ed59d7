import type { Canvas } from '../../core/canvas.ts'
import type { Random } from '../../core/random.ts'
import { ellipse, formatNumber, group, path, rect } from '../../core/svg.ts'

const n = formatNumber

/** Evenings over the field, zenith to horizon: violet dusk, clear blue hour, summer gold. */
const EVENINGS = [
  ['#1E2B4A', '#5A5480', '#C9788A', '#FFBE8A'],
  ['#14233C', '#3C5878', '#8FA2A8', '#F2CFA4'],
  ['#3E5A74', '#9C9C8C', '#E8B87C', '#FFD79A'],
] as const

/** Sport: a floodlit field at dusk, posts against the last light, the ball in flight. */
export function sport(canvas: Canvas, random: Random): string {
  const [zenith, high, low, rim] = random.pick(EVENINGS)
  const aside = random.pick([-440, -150, 0])
  const sky = canvas.linear(
    'sky',
    [
      [0, zenith],
      [0.45, high],
      [0.75, low],
      [1, rim],
    ],
    { x2: '0', y2: '1' },
  )
  const grass = canvas.linear(
    'grass',
    [
      [0, '#5E7A3E'],
      [0.3, '#3F5C2C'],
      [1, '#1C2E16'],
    ],
    { x2: '0', y2: '1' },
  )
  const lamp = canvas.radial('lamp', [
    [0, '#FFFFFF', 0.95],
    [0.08, '#EEF4FF', 0.6],
    [0.3, '#CFE0FF', 0.18],
    [1, '#CFE0FF', 0],
  ])
  const leather = canvas.radial(
    'leather',
    [
      [0, '#FFE9CE'],
      [0.4, '#D8A46C'],
      [1, '#5A341A'],
    ],
    { cx: '.34', cy: '.28', r: '.8' },
  )
  let stand = 'M-10 560V470'
  for (let x = -10; x <= 1240; x += 30)
    stand += `L${x} ${n(470 - Math.sin((x / 1200) * Math.PI) * 34 - random.between(0, 3))}`
  let people = ''
  for (let row = 0; row < 5; row++) {
    for (let x = 4; x < 1200; x += 9)
      if (random.next() > 0.4)
        people += `M${x} ${n(478 + row * 15 - Math.sin((x / 1200) * Math.PI) * 30)}h4v4h-4z`
  }
  let bands = ''
  for (let k = 0; k < 9; k += 2)
    bands += `M${k * 200 - 560} 800L${400 + k * 52} 560H${452 + k * 52}L${(k + 1) * 200 - 560} 800Z`
  const lights = (
    [
      [110, 170],
      [1090, 170],
    ] as const
  )
    .map(
      ([x, y]) =>
        rect({ x: x - 3, y, width: 6, height: 310 }, { fill: '#1B2030' }) +
        rect({ x: x - 44, y: y - 22, width: 88, height: 34 }, { fill: '#12161F' }) +
        ellipse(x, y - 4, 250, 250, { fill: lamp }),
    )
    .join('')
  return (
    rect({ x: 0, y: 0, width: 1200, height: 570 }, { fill: sky }) +
    lights +
    path(`${stand}V560Z`, { fill: '#1D1C2C' }) +
    path(people, { fill: '#A88C98', 'fill-opacity': 0.42 }) +
    rect({ x: 0, y: 548, width: 1200, height: 18 }, { fill: '#0F121A' }) +
    rect({ x: 0, y: 560, width: 1200, height: 240 }, { fill: grass }) +
    path(bands, { fill: '#fff', 'fill-opacity': 0.05 }) +
    path('M0 640H1200', { stroke: '#F4F2EE', 'stroke-opacity': 0.7, 'stroke-width': '5' }) +
    group(
      { transform: `translate(${aside} 0)` },
      path('M700 640V150M900 640V150M700 420H900', {
        stroke: '#12131A',
        'stroke-opacity': 0.35,
        'stroke-width': '15',
        transform: 'translate(4 0)',
      }) +
        path('M700 640V150M900 640V150M700 420H900', { stroke: '#F4EFE8', 'stroke-width': '11' }) +
        rect({ x: 686, y: 560, width: 28, height: 84 }, { fill: '#B80F1D' }) +
        rect({ x: 886, y: 560, width: 28, height: 84 }, { fill: '#B80F1D' }) +
        path('M150 700C320 380 520 250 772 262', {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.22,
          'stroke-width': '3',
          'stroke-dasharray': '3 16',
          'stroke-linecap': 'round',
        }) +
        group(
          { transform: 'rotate(-26 804 266)' },
          ellipse(804, 266, 46, 29, { fill: leather }) +
            path('M758 266Q804 248 850 266M782 243Q790 266 782 289M826 243Q818 266 826 289', {
              fill: 'none',
              stroke: '#3A2010',
              'stroke-opacity': 0.6,
              'stroke-width': '2',
            }),
        ),
    )
  )
}
