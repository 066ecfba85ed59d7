import { circle, group, path, rect } from '../../core/svg.ts'
import { type Fold, folds, type ItemContext, leaningBars, seam, softShadow, stitches } from './cloth.ts'

const TORSO =
  'M142 70C166 88 234 88 258 70L302 84C312 110 308 132 303 168C301 230 303 290 305 338Q305 350 293 350H107Q95 350 95 338C97 290 99 230 97 168C92 132 88 110 98 84Z'
const LEFT_SHORT = 'M98 84C72 94 54 126 36 180L88 204C92 190 95 180 97 168C92 132 92 106 98 84Z'
const RIGHT_SHORT = 'M302 84C328 94 346 126 364 180L312 204C308 190 305 180 303 168C308 132 308 106 302 84Z'
const LEFT_LONG =
  'M98 84C70 94 58 130 50 190C44 236 40 276 40 318L78 324C84 274 90 220 97 168C92 132 92 106 98 84Z'
const RIGHT_LONG =
  'M302 84C330 94 342 130 350 190C356 236 360 276 360 318L322 324C316 274 310 220 303 168C308 132 308 106 302 84Z'

/** Light from the upper left over the whole garment. */
const drape = ({ canvas, cloth }: ItemContext): string =>
  canvas.linear(
    'drape',
    [
      [0, cloth.hi],
      [0.3, cloth.lit],
      [0.62, cloth.base],
      [1, cloth.low],
    ],
    { x2: '.8', y2: '1' },
  )

/** The turning away of the sides. */
function sides(context: ItemContext): string {
  const round = context.canvas.linear('sides', [
    [0, '#000', 0.34],
    [0.16, '#000', 0.04],
    [0.34, '#fff', 0.07],
    [0.6, '#000', 0],
    [0.86, '#000', 0.12],
    [1, '#000', 0.4],
  ])
  return path(TORSO, { fill: round })
}

function sleeves(context: ItemContext, left: string, right: string): string {
  const shade = context.canvas.linear(
    'sleeve',
    [
      [0, '#fff', 0.08],
      [0.5, '#000', 0.06],
      [1, '#000', 0.4],
    ],
    { x2: '.7', y2: '1' },
  )
  const fill = drape(context)
  return (
    path(left, { fill }) +
    path(right, { fill }) +
    path(left, { fill: shade }) +
    path(right, { fill: shade }) +
    path(right, { fill: '#000', 'fill-opacity': 0.14 })
  )
}

/** How a hanging garment falls: long folds from the armholes, short ones gathering above the hem. */
const HANGING_DARKS: readonly Fold[] = [
  [104, 186, 128, 346, -16, 9],
  [296, 182, 276, 346, 14, 9],
  [132, 262, 156, 346, -8, 6],
  [270, 254, 246, 346, 8, 6],
  [196, 296, 206, 346, 4, 5],
  [100, 158, 138, 190, 6, 5],
  [300, 156, 264, 186, -6, 5],
]
const HANGING_LIGHTS: readonly Fold[] = [
  [114, 186, 142, 346, -14, 7],
  [284, 190, 262, 346, 12, 6],
  [150, 256, 172, 346, -6, 5],
  [214, 282, 222, 346, 4, 5],
  [106, 176, 142, 202, 5, 4],
]

function body(context: ItemContext): string {
  const clip = context.canvas.clip('torso', path(TORSO))
  return (
    path(TORSO, { fill: drape(context) }) +
    sides(context) +
    group({ 'clip-path': clip }, folds(context.canvas, HANGING_LIGHTS, HANGING_DARKS))
  )
}

const hem = (left: string, right: string): string => seam(left) + seam(right)

/** Ribbed round neck, seen a little from above: the inside of the back, then the band. */
function crewNeck({ cloth }: ItemContext): string {
  return (
    path('M142 70C166 60 234 60 258 70C238 92 162 92 142 70Z', { fill: cloth.deep }) +
    path('M147 68C170 62 230 62 253 68', { fill: 'none', stroke: cloth.low, 'stroke-width': '5' }) +
    path('M142 70C158 94 242 94 258 70L266 74C246 108 154 108 134 74Z', { fill: cloth.base }) +
    seam('M134 74C154 108 246 108 266 74')
  )
}

export function tee(context: ItemContext): string {
  const { canvas, mark } = context
  return (
    softShadow(canvas, 200, 354, 130) +
    sleeves(context, LEFT_SHORT, RIGHT_SHORT) +
    path('M36 180L88 204L92 192L41 168ZM364 180L312 204L308 192L359 168Z', { fill: mark }) +
    path('M36 180L88 204L92 192L41 168Z', { fill: '#000', 'fill-opacity': 0.16 }) +
    body(context) +
    crewNeck(context) +
    hem('M97 168C98 148 96 120 98 84', 'M303 168C302 148 304 120 302 84') +
    stitches('M96 339H304') +
    leaningBars(200, 160, 34, mark)
  )
}

export function polo(context: ItemContext): string {
  const { canvas, cloth, mark } = context
  return (
    softShadow(canvas, 200, 354, 130) +
    sleeves(context, LEFT_SHORT, RIGHT_SHORT) +
    path('M36 180L88 204L91 195L40 171ZM364 180L312 204L309 195L360 171Z', { fill: mark }) +
    body(context) +
    path('M142 70C166 58 234 58 258 70L200 104Z', { fill: cloth.deep }) +
    path('M192 96H210V172Q201 178 192 172Z', { fill: cloth.lit }) +
    seam('M192 98V172Q201 178 210 172V98') +
    circle(201, 122, 3, { fill: cloth.spec, stroke: cloth.deep, 'stroke-width': '.8' }) +
    circle(201, 150, 3, { fill: cloth.spec, stroke: cloth.deep, 'stroke-width': '.8' }) +
    path('M142 68C150 62 160 60 168 62L202 98L172 124C158 106 148 90 138 74Z', { fill: cloth.lit }) +
    path('M258 68C250 62 240 60 232 62L202 98L230 124C244 106 252 90 262 74Z', { fill: cloth.base }) +
    path('M168 119L172 124L202 98M234 119L230 124L202 98', {
      fill: 'none',
      stroke: mark,
      'stroke-width': '3',
    }) +
    seam('M138 74C148 90 158 106 172 124M262 74C252 90 244 106 230 124') +
    hem('M97 168C98 148 96 120 98 84', 'M303 168C302 148 304 120 302 84') +
    stitches('M96 339H304') +
    leaningBars(256, 156, 18, mark)
  )
}

export function hoodie(context: ItemContext): string {
  const { canvas, cloth, mark } = context
  const ribs = (x: number, y: number, width: number, height: number) => {
    let data = ''
    for (let k = 4; k < width; k += 5) data += `M${x + k} ${y + 1}v${height - 2}`
    return (
      rect({ x, y, width, height }, { fill: cloth.low, rx: '3' }) +
      path(data, { stroke: '#000', 'stroke-opacity': 0.2, 'stroke-width': '1.4' })
    )
  }
  return (
    softShadow(canvas, 200, 360, 140) +
    sleeves(context, LEFT_LONG, RIGHT_LONG) +
    group({ transform: 'rotate(6 58 320)' }, ribs(39, 314, 40, 24)) +
    group({ transform: 'rotate(-6 342 320)' }, ribs(321, 314, 40, 24)) +
    body(context) +
    ribs(96, 336, 208, 22) +
    hem('M97 168C98 148 96 120 98 84', 'M303 168C302 148 304 120 302 84') +
    path('M134 300L150 236H250L266 300V334H134Z', { fill: cloth.base }) +
    seam('M134 334V300L150 236H250L266 300V334') +
    stitches('M138 334V301L153 240H247L262 301V334') +
    path(
      'M128 82C130 42 160 22 200 22C240 22 270 42 272 82C262 108 236 122 200 122C164 122 138 108 128 82Z',
      { fill: cloth.lit },
    ) +
    path(
      'M150 82C152 56 172 42 200 42C228 42 248 56 250 82C240 100 224 112 200 112C176 112 160 100 150 82Z',
      { fill: cloth.deep },
    ) +
    path('M150 82C156 62 176 52 200 52C224 52 244 62 250 82', {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': '6',
    }) +
    path(
      'M128 82C138 108 164 122 200 122C236 122 262 108 272 82C268 112 240 136 200 138C160 136 132 112 128 82Z',
      { fill: cloth.base },
    ) +
    seam('M128 82C138 108 164 122 200 122C236 122 262 108 272 82') +
    path('M178 118C176 146 180 166 176 188M222 118C224 142 220 160 224 180', {
      fill: 'none',
      stroke: mark,
      'stroke-width': '4',
      'stroke-linecap': 'round',
    }) +
    path('M176 188v9M224 180v9', { stroke: '#B9BEC4', 'stroke-width': '5' }) +
    leaningBars(200, 208, 22, mark)
  )
}

export function jacket(context: ItemContext): string {
  const { canvas, cloth, mark } = context
  const clip = canvas.clip('torso', path(TORSO))
  const sheen = canvas.linear(
    'sheen',
    [
      [0, '#fff', 0.2],
      [0.3, '#fff', 0],
      [0.62, '#fff', 0.07],
      [1, '#000', 0.16],
    ],
    { x2: '.6', y2: '1' },
  )
  return (
    softShadow(canvas, 200, 354, 140) +
    sleeves(context, LEFT_LONG, RIGHT_LONG) +
    path('M60 148L94 154L95 140L64 134ZM340 148L306 154L305 140L336 134Z', { fill: mark }) +
    path('M40 310L79 316L78 326L39 320ZM360 310L321 316L322 326L361 320Z', { fill: cloth.deep }) +
    body(context) +
    group(
      { 'clip-path': clip },
      path('M80 60H320V134C260 150 140 150 80 134Z', { fill: cloth.deep, 'fill-opacity': 0.62 }) +
        path('M80 134C140 150 260 150 320 134V142C260 158 140 158 80 142Z', { fill: mark }) +
        path(TORSO, { fill: sheen }),
    ) +
    hem('M97 168C98 148 96 120 98 84', 'M303 168C302 148 304 120 302 84') +
    path('M146 74C146 50 160 40 172 38L200 46L228 38C240 40 254 50 254 74L226 92H174Z', { fill: cloth.low }) +
    path('M160 60C172 50 186 48 200 50C214 48 228 50 240 60L226 90H174Z', { fill: cloth.deep }) +
    seam('M146 74L174 92H226L254 74') +
    path('M200 50V348', { stroke: '#0B0C0E', 'stroke-width': '5' }) +
    path('M200 50V348', { stroke: '#9AA0A7', 'stroke-width': '2.4', 'stroke-dasharray': '2 2' }) +
    path('M197 84h6v13h-6z', { fill: '#D5D9DD' }) +
    seam('M124 268L138 316M276 268L262 316') +
    path('M124 268L138 316M276 268L262 316', { stroke: mark, 'stroke-width': '2', 'stroke-opacity': 0.8 }) +
    leaningBars(256, 122, 16, cloth.spec)
  )
}
