import { group } from '../../core/svg.ts'
import type { Racing } from '../../names.ts'
import { toPathData } from '../geometry.ts'
import type { Detail } from '../shape.ts'
import type { WheelFit } from '../wheel/style.ts'
import { drawLowerEdge } from './cladding.ts'
import type { SideContext } from './context.ts'
import { drawDetail, isFacet } from './detail.ts'
import { drawGlass } from './glass.ts'
import { drawHandles } from './handles.ts'
import { drawHeadlamp, drawTailLamp } from './lamps.ts'
import { drawLivery } from './livery.ts'
import { drawBedGap, drawBedRim, drawStepBumper } from './load-bed.ts'
import { drawMirror } from './mirror.ts'
import {
  drawBelowCrease,
  drawCrease,
  drawFlank,
  drawHaunches,
  drawScoop,
  drawShoulderLight,
} from './panels.ts'
import { drawShadow } from './shadow.ts'
import { drawDusk, drawEdgeLight, drawRimLight, drawRollOff, drawRoof, drawShell } from './shell.ts'
import { drawFuelFlap, drawRoofTrim, drawShutLines, drawSlideRail } from './trim.ts'
import { drawUnderbody } from './underbody.ts'
import { drawArchShade, drawFlares, drawWells } from './wheel-wells.ts'
import { drawWheels } from './wheels.ts'

/** The side view from the ground up; nose at x = 0, ground at y = 0, centimetres. */
export function drawSide(
  context: SideContext,
  options: { wheel: WheelFit; racing?: Racing; shadow: boolean },
): string {
  return (
    (options.shadow ? drawShadow(context) : '') +
    drawUnderbody(context) +
    drawShell(context) +
    group({ 'clip-path': bodyClip(context) }, drawClippedBody(context, options.racing)) +
    drawBedRim(context) +
    drawSlideRail(context) +
    drawFuelFlap(context) +
    drawGlass(context) +
    drawHandles(context) +
    drawMirror(context) +
    drawDusk(context) +
    group({ 'clip-path': bodyClip(context) }, drawHeadlamp(context) + drawTailLamp(context)) +
    drawWheels(context, options.wheel) +
    drawRoofTrim(context)
  )
}

function bodyClip({ canvas, shape }: SideContext): string {
  return canvas.clip('body', `<path d="${toPathData(shape.outline)}"/>`)
}

function drawClippedBody(context: SideContext, racing: Racing | undefined): string {
  return (
    drawRoof(context) +
    drawRimLight(context) +
    drawFlank(context) +
    drawBelowCrease(context) +
    drawScoop(context) +
    (racing ? drawLivery(context, racing) : '') +
    drawCrease(context) +
    drawShoulderLight(context) +
    drawHaunches(context) +
    drawArchShade(context) +
    drawDetails(context, isFacet) +
    drawShutLines(context) +
    drawBedGap(context) +
    drawFlares(context) +
    drawRollOff(context) +
    drawEdgeLight(context) +
    drawLowerEdge(context) +
    drawDetails(context, (detail) => !isFacet(detail)) +
    drawWells(context) +
    drawStepBumper(context)
  )
}

function drawDetails(context: SideContext, wanted: (detail: Detail) => boolean): string {
  const { surfaces = [], details } = context.shape
  return [...surfaces, ...details]
    .filter(wanted)
    .map((detail) => drawDetail(context, detail))
    .join('')
}
