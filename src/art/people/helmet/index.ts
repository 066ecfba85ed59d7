import { type Canvas, createCanvas } from '../../core/canvas.ts'
import { mix, parseHex } from '../../core/colour.ts'
import { circle, group, path, rect, svgDocument } from '../../core/svg.ts'
import { letterPath } from '../../things/lettering/index.ts'
import { type HelmetLivery, PATTERNS } from './liveries.ts'
import { COLLAR, FRAME, NECK_SHADE, SHELL, SUIT, VISOR } from './shapes.ts'

export { type HelmetLivery, type HelmetPattern, PATTERNS } from './liveries.ts'

export interface HelmetOptions {
  readonly livery: HelmetLivery
  /** One to three digits, outlined behind the helmet. */
  readonly number?: string
  /** `#rrggbb` of the backdrop; near black unless said otherwise. */
  readonly backdrop?: string
  readonly idPrefix: string
  readonly title?: string
}

const RIM = '#FF3340'

/** The backdrop with the number as a faint giant outline, and the visor's colour glowing on it. */
function backdrop(canvas: Canvas, { livery, number }: HelmetOptions, colour: string): string {
  const wall = canvas.linear(
    'wall',
    [
      [0, mix(colour, '#ffffff', 0.08)],
      [1, mix(colour, '#000000', 0.38)],
    ],
    { x2: '0', y2: '1' },
  )
  const glow = canvas.radial('glow', [
    [0, livery.visor, 0.34],
    [1, livery.visor, 0],
  ])
  let outline = ''
  if (number) {
    const setting = { x: 408, y: 336, size: 262, weight: 0.24, tracking: 0.06, anchor: 'end' as const }
    const { data } = letterPath(number, setting)
    const stroke = (width: number, tone: string) =>
      path(data, { fill: 'none', stroke: tone, 'stroke-width': String(width), 'stroke-linejoin': 'round' })
    const mask = canvas.define(
      'number',
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="420" height="500">${stroke(64, '#fff')}${stroke(60.6, '#000')}</mask>`,
    )
    outline = rect(FRAME, { fill: '#fff', 'fill-opacity': 0.16, mask })
  }
  return rect(FRAME, { fill: wall }) + outline + circle(270, 230, 210, { fill: glow })
}

/** Shoulders in a dark race suit, piping in the livery's colour, the shell's shadow on the collar. */
function suit(canvas: Canvas, livery: HelmetLivery): string {
  const cloth = canvas.linear('cloth', [
    [0, '#2B3037'],
    [0.5, '#171A1F'],
    [1, '#0A0B0D'],
  ])
  const collarShade = canvas.linear('collar', [
    [0, '#000', 0.1],
    [0.3, '#000', 0],
    [1, '#000', 0.55],
  ])
  return (
    path(SUIT, { fill: cloth }) +
    path('M124 454C126 424 124 398 118 374M344 454C342 424 346 400 352 378', {
      fill: 'none',
      stroke: livery.second,
      'stroke-opacity': 0.5,
      'stroke-width': '5',
    }) +
    path('M186 410C214 416 252 416 282 410M234 414V500', {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': '2',
    }) +
    path(COLLAR, { fill: livery.base }) +
    path(COLLAR, { fill: collarShade }) +
    path('M136 358C190 390 260 394 334 358', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.2,
      'stroke-width': '1.4',
    }) +
    path(NECK_SHADE, { fill: '#000', 'fill-opacity': 0.55 })
  )
}

/** Intakes of the chin bar and the crown: dark slots with a lit lower lip. */
function vents(): string {
  const slots =
    'M68 297L108 302Q112 303 112 307L112 312Q112 315 108 314L71 309Q67 308 67 304Z' +
    'M120 303L150 306Q154 307 154 310L154 315Q154 318 150 317L122 314Q119 313 119 310Z'
  return (
    path(slots, { fill: '#07080A' }) +
    path('M70 310.5L108 315.5M121 315.5L150 318.5', {
      stroke: '#fff',
      'stroke-opacity': 0.34,
      'stroke-width': '1.2',
    }) +
    path('M72 300L106 304.4M122 305.6L149 308.4', { stroke: '#3A4049', 'stroke-width': '1.6' }) +
    path('M176 82Q196 74 214 76L212 84Q196 83 181 89Z', { fill: '#07080A', 'fill-opacity': 0.7 }) +
    path('M52 299C110 305 180 309 232 330', {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.42,
      'stroke-width': '2',
    })
  )
}

/** The painted shell: livery, volume, rim light on the right, a long highlight upper left. */
function shell(canvas: Canvas, livery: HelmetLivery): string {
  const clip = canvas.clip('shell', path(SHELL))
  const volume = canvas.radial(
    'volume',
    [
      [0, '#fff', 0.55],
      [0.16, '#fff', 0.2],
      [0.42, '#fff', 0],
      [0.72, '#000', 0.26],
      [1, '#000', 0.75],
    ],
    { cx: '.34', cy: '.2', r: '.85' },
  )
  const rim = canvas.linear('rim', [
    [0.72, RIM, 0],
    [1, RIM, 0.9],
  ])
  const cuts = PATTERNS[livery.pattern].map(([tone, data]) => path(data, { fill: livery[tone] })).join('')
  const bounce = canvas.linear(
    'bounce',
    [
      [0.7, '#9FB4D0', 0],
      [1, '#9FB4D0', 0.24],
    ],
    { x2: '0', y2: '1' },
  )
  return (
    path(SHELL, { fill: livery.base }) +
    group(
      { 'clip-path': clip },
      cuts +
        path(SHELL, { fill: volume }) +
        path(SHELL, { fill: bounce }) +
        path(SHELL, { fill: 'none', stroke: rim, 'stroke-width': '7' }) +
        path('M100 120C140 84 196 72 250 80', {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.5,
          'stroke-width': '5',
          'stroke-linecap': 'round',
        }) +
        path('M82 150C88 138 95 128 104 118', {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.3,
          'stroke-width': '3',
          'stroke-linecap': 'round',
        }) +
        vents(),
    )
  )
}

/** Smoked visor with its tint, two slanted streaks, a sun strip, a tear-off post and the hinge. */
function visor(canvas: Canvas, livery: HelmetLivery): string {
  const clip = canvas.clip('visor', path(VISOR))
  const glass = canvas.linear(
    'glass',
    [
      [0, mix(livery.visor, '#ffffff', 0.35)],
      [0.3, mix(livery.visor, '#000000', 0.35)],
      [0.46, '#0B0C0F'],
      [0.8, '#15181D'],
      [1, mix(livery.visor, '#000000', 0.6)],
    ],
    { x2: '.9', y2: '1' },
  )
  const inside =
    path('M40 150C120 128 220 140 290 186L290 200C220 158 130 150 40 178Z', { fill: livery.third }) +
    path('M40 176C130 149 220 157 290 199', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': '1',
    }) +
    path('M150 130L196 130L138 270L104 270Z', { fill: '#fff', 'fill-opacity': 0.12 }) +
    path('M206 130L216 130L158 270L148 270Z', { fill: '#fff', 'fill-opacity': 0.1 }) +
    path('M50 240C120 226 220 232 290 200L290 280L50 280Z', { fill: '#000', 'fill-opacity': 0.28 })
  return (
    path(VISOR, { fill: glass, stroke: '#07080A', 'stroke-width': '7', 'stroke-linejoin': 'round' }) +
    group({ 'clip-path': clip }, inside) +
    path('M68 214C78 186 94 166 114 153', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.35,
      'stroke-width': '2',
    }) +
    path('M66 262C110 271 172 270 222 263', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.14,
      'stroke-width': '1.4',
    }) +
    circle(268, 214, 15, { fill: '#101216', stroke: '#30353C', 'stroke-width': '2' }) +
    path('M256 206A15 15 0 0 1 278 204', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': '1.4',
    }) +
    circle(268, 214, 5, { fill: livery.base }) +
    circle(84, 232, 2.6, { fill: '#0A0B0D', stroke: '#3A4049', 'stroke-width': '1' })
  )
}

/**
 * A driver's portrait as a helmet in the driver's livery, 420 × 500.
 * @throws RangeError for a bad id prefix or colour.
 */
export function drawHelmet(options: HelmetOptions): string {
  const { livery, idPrefix, title } = options
  const colour = parseHex(options.backdrop ?? '#15181d')
  for (const tone of [livery.base, livery.second, livery.third, livery.visor]) parseHex(tone)
  const canvas = createCanvas(idPrefix)
  const content =
    backdrop(canvas, options, colour) + suit(canvas, livery) + shell(canvas, livery) + visor(canvas, livery)
  return svgDocument({
    viewBox: FRAME,
    definitions: canvas.definitions(),
    content,
    attributes: { preserveAspectRatio: 'xMidYMid slice' },
    ...(title === undefined ? {} : { title }),
  })
}
