import { group, path, rect } from '../../core/svg.ts'
import { folds, type ItemContext, leaningBars, seam, softShadow, stitches } from './cloth.ts'

export function backpack({ canvas, cloth, mark }: ItemContext): string {
  const shell =
    'M112 342Q98 342 98 326C94 230 96 160 110 116C122 80 160 66 200 66C240 66 278 80 290 116C304 160 306 230 302 326Q302 342 288 342Z'
  const round = canvas.linear('round', [
    [0, cloth.deep],
    [0.2, cloth.base],
    [0.36, cloth.hi],
    [0.62, cloth.base],
    [1, cloth.deep],
  ])
  const fall = canvas.linear(
    'fall',
    [
      [0, '#fff', 0.12],
      [0.4, '#fff', 0],
      [1, '#000', 0.34],
    ],
    { x2: '0', y2: '1' },
  )
  const pocket = 'M124 336V236Q124 222 138 222H262Q276 222 276 236V336Z'
  const clip = canvas.clip('shell', path(shell))
  return (
    softShadow(canvas, 200, 344, 132) +
    path('M172 72C170 40 182 30 200 30C218 30 230 40 228 72', {
      fill: 'none',
      stroke: cloth.deep,
      'stroke-width': '10',
    }) +
    path('M172 72C170 42 182 33 200 33', { fill: 'none', stroke: cloth.lit, 'stroke-width': '2' }) +
    path('M100 190C78 210 76 280 90 318L104 316V190ZM300 190C322 210 324 280 310 318L296 316V190Z', {
      fill: cloth.low,
    }) +
    path(shell, { fill: round }) +
    path(shell, { fill: fall }) +
    group(
      { 'clip-path': clip },
      folds(
        canvas,
        [
          [150, 100, 146, 214, -8, 8],
          [232, 100, 238, 208, 6, 6],
        ],
        [
          [128, 112, 124, 218, -6, 8],
          [272, 112, 274, 214, 8, 8],
          [186, 84, 176, 120, 4, 5],
        ],
      ),
    ) +
    path('M108 176C140 108 260 108 292 176', { fill: 'none', stroke: '#0B0C0E', 'stroke-width': '6' }) +
    path('M108 176C140 108 260 108 292 176', {
      fill: 'none',
      stroke: '#8B9199',
      'stroke-width': '2',
      'stroke-dasharray': '2 2',
    }) +
    path('M268 145l7 4-3 18-8-2z', { fill: mark }) +
    path(pocket, { fill: cloth.base }) +
    path(pocket, { fill: fall }) +
    seam('M124 336V236Q124 222 138 222H262Q276 222 276 236V336') +
    path('M136 248H264', { stroke: '#0B0C0E', 'stroke-width': '5' }) +
    path('M136 248H264', { stroke: '#8B9199', 'stroke-width': '1.8', 'stroke-dasharray': '2 2' }) +
    path('M138 247h8v16h-8z', { fill: mark }) +
    stitches('M130 336V238Q130 228 140 228H260Q270 228 270 238V336') +
    path('M98 300H124V316H98ZM276 300H302V316H276Z', { fill: cloth.deep }) +
    leaningBars(200, 290, 34, mark)
  )
}

export function umbrella({ canvas, cloth, mark }: ItemContext): string {
  const canopy =
    'M40 214C44 122 112 66 200 66C288 66 356 122 360 214C344 196 316 196 300 214C284 194 250 194 234 214C222 196 178 196 166 214C150 194 116 194 100 214C84 196 56 196 40 214Z'
  const panels = [
    'M200 66C112 66 44 122 40 214C56 196 84 196 100 214C106 150 140 90 200 66Z',
    'M200 66C140 90 106 150 100 214C116 194 150 194 166 214C168 150 180 96 200 66Z',
    'M200 66C180 96 168 150 166 214C178 196 222 196 234 214C232 150 220 96 200 66Z',
    'M200 66C220 96 232 150 234 214C250 194 284 194 300 214C294 150 260 90 200 66Z',
    'M200 66C260 90 294 150 300 214C316 196 344 196 360 214C356 122 288 66 200 66Z',
  ]
  const fills = [cloth.lit, mark, cloth.hi, mark, cloth.low]
  const shade = canvas.linear(
    'shade',
    [
      [0, '#fff', 0.16],
      [0.3, '#fff', 0],
      [0.7, '#000', 0.12],
      [1, '#000', 0.42],
    ],
    { x2: '.9', y2: '1' },
  )
  const steel = canvas.linear('steel', [
    [0, '#5A6068'],
    [0.4, '#F2F4F5'],
    [1, '#3A3F45'],
  ])
  const ribs =
    'M200 66C140 90 106 150 100 214M200 66C180 96 168 150 166 214M200 66C220 96 232 150 234 214M200 66C260 90 294 150 300 214'
  return (
    softShadow(canvas, 196, 366, 70, 9) +
    path(
      'M44 212C84 250 316 250 356 212C344 196 316 196 300 214C284 194 250 194 234 214C222 196 178 196 166 214C150 194 116 194 100 214C84 196 56 196 44 212Z',
      { fill: cloth.deep },
    ) +
    rect({ x: 197, y: 190, width: 6, height: 140 }, { fill: steel }) +
    path('M200 318V340Q200 360 182 360Q164 360 164 342', {
      fill: 'none',
      stroke: '#15171A',
      'stroke-width': '11',
      'stroke-linecap': 'round',
    }) +
    path('M197 322V340Q197 356 182 357', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.25,
      'stroke-width': '2',
    }) +
    panels.map((panel, index) => path(panel, { fill: fills[index] ?? cloth.base })).join('') +
    path(canopy, { fill: shade }) +
    seam(ribs) +
    path('M200 66V48', { stroke: '#3A3F45', 'stroke-width': '4', 'stroke-linecap': 'round' }) +
    group({ transform: 'rotate(14 266 160)' }, leaningBars(264, 162, 20, cloth.spec))
  )
}
