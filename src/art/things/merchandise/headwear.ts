import { ellipse, group, path } from '../../core/svg.ts'
import { folds, type ItemContext, leaningBars, seam, softShadow, stitches } from './cloth.ts'

const CROWN =
  'M116 248C112 168 160 108 236 106C316 106 362 172 356 262C352 280 330 288 300 290C230 294 160 280 116 248Z'
const PEAK =
  'M116 246C170 284 236 296 300 290C262 306 150 306 60 296C36 293 28 284 40 276C64 262 92 254 116 246Z'

export function cap({ canvas, cloth, mark }: ItemContext): string {
  const crown = canvas.linear(
    'crown',
    [
      [0, cloth.hi],
      [0.3, cloth.lit],
      [0.66, cloth.base],
      [1, cloth.deep],
    ],
    { x2: '.8', y2: '1' },
  )
  const peak = canvas.linear(
    'peak',
    [
      [0, cloth.lit],
      [0.5, cloth.low],
      [1, cloth.deep],
    ],
    { x2: '0', y2: '1' },
  )
  const gleam = canvas.radial('gleam', [
    [0, '#fff', 0.22],
    [1, '#fff', 0],
  ])
  const clip = canvas.clip('shell', path(CROWN))
  const panels =
    'M238 106C214 140 206 220 214 286M238 106C284 130 312 190 312 289M238 106C190 118 150 170 142 262'
  return (
    softShadow(canvas, 190, 303, 180) +
    path(CROWN, { fill: crown }) +
    group(
      { 'clip-path': clip },
      ellipse(186, 160, 70, 60, { fill: gleam }) +
        path('M312 100C352 150 366 210 356 292L300 292C330 230 330 150 300 104Z', {
          fill: '#000',
          'fill-opacity': 0.2,
        }) +
        folds(
          canvas,
          [
            [150, 150, 176, 262, 12, 9],
            [180, 262, 290, 276, 6, 4],
          ],
          [
            [140, 256, 300, 290, 12, 8],
            [262, 128, 300, 250, -14, 9],
          ],
        ),
    ) +
    seam(panels) +
    stitches('M246 110C290 134 318 192 319 288M231 110C208 142 200 218 207 285') +
    path(
      'M188 178a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M266 176a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0',
      { fill: cloth.deep },
    ) +
    ellipse(238, 105, 11, 4.5, { fill: cloth.deep }) +
    ellipse(236, 103.6, 7, 2, { fill: cloth.hi }) +
    path(PEAK, { fill: peak }) +
    path('M116 246C170 284 236 296 300 290', {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': '3',
    }) +
    stitches('M60 281C120 292 200 298 268 292M84 271C140 286 210 294 262 291') +
    path('M40 276C28 284 36 293 60 296C150 306 262 306 300 290', {
      fill: 'none',
      stroke: mark,
      'stroke-width': '2.6',
    }) +
    group({ transform: 'rotate(-8 176 214)' }, leaningBars(176, 214, 34, mark))
  )
}

export function beanie({ canvas, cloth, mark }: ItemContext): string {
  const dome = 'M84 250C80 150 120 76 200 76C280 76 320 150 316 250Z'
  const cuff = 'M76 244Q76 236 88 236H312Q324 236 324 244L326 308Q326 320 314 320H86Q74 320 74 308Z'
  const knit = canvas.linear('knit', [
    [0, cloth.deep],
    [0.22, cloth.base],
    [0.4, cloth.hi],
    [0.66, cloth.base],
    [1, cloth.deep],
  ])
  let ribs = ''
  for (let k = -9; k <= 9; k++)
    ribs += `M${200 + k * 12.4} 250C${200 + k * 12.6} 180 ${200 + k * 8} 110 ${200 + k * 1.4} 78`
  let wales = ''
  for (let x = 84; x < 324; x += 9) wales += `M${x} 238V318`
  let purl = ''
  for (let y = 96; y < 236; y += 7) purl += `M84 ${y}H316`
  const domeClip = canvas.clip('dome', path(dome))
  return (
    softShadow(canvas, 200, 322, 140) +
    path(dome, { fill: knit }) +
    group(
      { 'clip-path': domeClip },
      path(purl, { stroke: '#fff', 'stroke-opacity': 0.05, 'stroke-width': '3', 'stroke-dasharray': '4 3' }) +
        path(ribs, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.2, 'stroke-width': '3' }) +
        path(ribs, {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.1,
          'stroke-width': '2',
          transform: 'translate(4 0)',
        }) +
        path('M80 236H320V262H80Z', { fill: '#000', 'fill-opacity': 0.35 }),
    ) +
    path(cuff, { fill: knit }) +
    path(wales, { stroke: '#000', 'stroke-opacity': 0.2, 'stroke-width': '2.4' }) +
    path(wales, {
      stroke: '#fff',
      'stroke-opacity': 0.1,
      'stroke-width': '1.6',
      transform: 'translate(3 0)',
    }) +
    path('M76 244Q76 236 88 236H312Q324 236 324 244', {
      fill: 'none',
      stroke: cloth.hi,
      'stroke-width': '2',
    }) +
    path('M162 256H238V300H162Z', { fill: cloth.deep }) +
    stitches('M166 260H234V296H166Z') +
    leaningBars(200, 278, 22, mark)
  )
}
