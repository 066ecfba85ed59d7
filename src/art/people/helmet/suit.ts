import type { Canvas } from '../../core/canvas.ts'
import { path } from '../../core/svg.ts'
import type { HelmetLivery } from '../../names.ts'
import { COLLAR, NECK_SHADE, SUIT } from './shapes.ts'

/** Shoulders in a dark race suit, piping in the livery's colour, the shell's shadow on the collar. */
export function suit(canvas: Canvas, livery: HelmetLivery): string {
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
