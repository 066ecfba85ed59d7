import { circle } from '../../core/svg.ts'
import { draw, line } from '../geometry.ts'
import { archPath, facetedArchPath } from './arch.ts'
import type { SideContext } from './context.ts'
import { archOuterRadius, archRadius } from './context.ts'

const axlesOf = ({ shape }: SideContext) => [shape.frontAxle, shape.rearAxle] as const

/** Soft shade in the panel around each opening. */
export function drawArchShade(context: SideContext): string {
  const { canvas, shape, body } = context
  const outer = archOuterRadius(shape)
  const reach = outer + 20
  const fill = canvas.radial('arch-shade', [
    [outer / reach, body.deep, 0.34],
    [(outer + 7) / reach, body.deep, 0.12],
    [1, body.deep, 0],
  ])
  return axlesOf(context)
    .map((axle) => circle(axle, -shape.tyreRadius, reach, { fill }))
    .join('')
}

/** A flare pressed out of the panel: lit above, dark below, a crisp edge where it meets the flank. */
export function drawFlares(context: SideContext): string {
  const { canvas, shape, body } = context
  const { arch, tyreRadius: r } = shape
  if (!arch.flare) return ''
  const radius = archRadius(shape) + arch.flare
  const fill = canvas.vertical('flare', -(r + radius), -r * 0.5, [
    [0, body.hi],
    [0.14, body.lit],
    [0.4, body.base],
    [1, body.mid],
  ])
  return axlesOf(context)
    .map((axle) => {
      const d = archPath(axle, r, radius, arch.corner)
      return (
        line(d, body.edge, 2.4, { 'stroke-opacity': 0.3 }) +
        draw(d, { fill }) +
        line(d, archLight(context), 0.8)
      )
    })
    .join('')
}

/** Dark plastic around the openings: the sky on top, dark where it turns under. */
export function drawArchCladding(context: SideContext): string {
  const { canvas, shape } = context
  const { arch, tyreRadius: r } = shape
  if (!arch.cladding) return ''
  const outer = archOuterRadius(shape)
  const fill = canvas.vertical('arch-cladding', -r - outer, -r * 0.4, [
    [0, '#5a5f63'],
    [0.12, '#45494d'],
    [0.45, '#2a2d2f'],
    [1, '#101112'],
  ])
  const shapeOf = (axle: number, radius: number) =>
    arch.faceted ? facetedArchPath(axle, r, radius) : archPath(axle, r, radius, arch.corner)
  return axlesOf(context)
    .map(
      (axle) =>
        draw(shapeOf(axle, outer), { fill }) +
        line(shapeOf(axle, outer - 0.5), '#fff', 0.8, { 'stroke-opacity': 0.16 }),
    )
    .join('')
}

/** The openings themselves, with the light on the lip of a painted arch. */
export function drawWells(context: SideContext): string {
  const { canvas, shape } = context
  const { arch, tyreRadius: r } = shape
  const radius = archRadius(shape)
  const fill = canvas.vertical('well', -r * 2.1, 0, [
    [0, '#020202'],
    [0.6, '#0b0c0d'],
    [1, '#17181a'],
  ])
  return axlesOf(context)
    .map((axle) => {
      const lip =
        arch.cladding || arch.flare
          ? ''
          : line(archPath(axle, r, radius + 0.7, arch.corner), archLight(context), 1.1)
      return lip + draw(archPath(axle, r, radius, arch.corner), { fill })
    })
    .join('')
}

function archLight({ canvas, shape, body }: SideContext): string {
  const r = shape.tyreRadius
  return canvas.vertical('arch-light', -r * 2.3, -r * 0.9, [
    [0, body.spec, 0.85],
    [0.55, body.spec, 0.3],
    [1, body.spec, 0],
  ])
}
