import { ellipse, group, path, rect } from '../../core/svg.ts'
import { type ItemContext, leaningBars, softShadow } from './cloth.ts'

export function bottle({ canvas, cloth, mark }: ItemContext): string {
  const steel = canvas.linear('steel', [
    [0, cloth.deep],
    [0.14, cloth.base],
    [0.27, cloth.spec],
    [0.36, cloth.hi],
    [0.52, cloth.lit],
    [0.76, cloth.low],
    [0.92, cloth.deep],
    [1, cloth.base],
  ])
  const lid = canvas.linear('lid', [
    [0, '#0B0C0E'],
    [0.3, '#5A6068'],
    [0.5, '#1D2024'],
    [1, '#07080A'],
  ])
  const flask =
    'M148 140C148 118 164 112 172 104H228C236 112 252 118 252 140V340C252 352 244 356 234 356H166C156 356 148 352 148 340Z'
  const clip = canvas.clip('flask', path(flask))
  let knurl = ''
  for (let x = 172; x < 230; x += 5) knurl += `M${x} 66V94`
  return (
    softShadow(canvas, 200, 356, 88) +
    path(flask, { fill: steel }) +
    group(
      { 'clip-path': clip },
      rect({ x: 148, y: 262, width: 104, height: 40 }, { fill: mark }) +
        rect({ x: 148, y: 262, width: 104, height: 40 }, { fill: steel, opacity: 0.3 }) +
        path('M148 262H252M148 302H252', { stroke: '#000', 'stroke-opacity': 0.25, 'stroke-width': '1' }) +
        path('M172 104C164 112 148 118 148 140M228 104C236 112 252 118 252 140', {
          fill: 'none',
          stroke: '#000',
          'stroke-opacity': 0.3,
          'stroke-width': '4',
        }) +
        path('M176 116V350', { stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': '5' }),
    ) +
    rect({ x: 168, y: 60, width: 64, height: 40 }, { fill: lid, rx: '6' }) +
    path(knurl, { stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': '1.6' }) +
    path('M182 60C182 40 218 40 218 60', { fill: 'none', stroke: '#15171A', 'stroke-width': '7' }) +
    rect({ x: 172, y: 98, width: 56, height: 8 }, { fill: '#0C0D0F' }) +
    leaningBars(200, 196, 32, '#22262B')
  )
}

export function mug({ canvas, cloth, mark }: ItemContext): string {
  const body = 'M92 128H272V306C272 326 262 336 242 336H122C102 336 92 326 92 306Z'
  const glaze = canvas.linear('glaze', [
    [0, cloth.deep],
    [0.12, cloth.base],
    [0.3, cloth.hi],
    [0.38, cloth.spec],
    [0.46, cloth.hi],
    [0.72, cloth.base],
    [1, cloth.deep],
  ])
  const clip = canvas.clip('body', path(body))
  return (
    softShadow(canvas, 194, 336, 124) +
    path('M266 160C330 150 340 180 336 222C332 262 306 284 268 286', {
      fill: 'none',
      stroke: cloth.deep,
      'stroke-width': '24',
    }) +
    path('M266 160C330 150 340 180 336 222C332 262 306 284 268 286', {
      fill: 'none',
      stroke: cloth.base,
      'stroke-width': '19',
    }) +
    path('M266 154C326 144 342 172 339 210', {
      fill: 'none',
      stroke: cloth.spec,
      'stroke-opacity': 0.7,
      'stroke-width': '4',
    }) +
    path(body, { fill: glaze }) +
    group(
      { 'clip-path': clip },
      path('M92 300C150 312 214 312 272 300V322C214 334 150 334 92 322Z', { fill: mark }) +
        path('M92 326C150 344 214 344 272 326V340H92Z', { fill: '#000', 'fill-opacity': 0.25 }),
    ) +
    ellipse(182, 128, 90, 15, { fill: cloth.lit }) +
    ellipse(182, 129, 82, 11.5, { fill: cloth.deep }) +
    path(
      'M101 131C120 122 150 119 182 119C214 119 244 122 263 131C250 138 216 140.5 182 140.5C148 140.5 114 138 101 131Z',
      { fill: '#2A160C' },
    ) +
    path('M112 130C140 123 180 122 206 123', {
      fill: 'none',
      stroke: '#8A5B3A',
      'stroke-width': '2.4',
      'stroke-linecap': 'round',
    }) +
    leaningBars(182, 222, 46, mark)
  )
}
