import type { FrontContext } from '../front/context.ts'
import { drawFlares } from '../front/flares.ts'
import { drawMirrors } from '../front/mirrors.ts'
import { drawRails } from '../front/shell.ts'
import { drawStance } from '../front/stance.ts'
import { drawRearFittings } from './fittings.ts'
import { drawTailLamps } from './lamps.ts'
import { drawRearScreen } from './screen.ts'
import { rearShapeOf } from './shape.ts'
import { drawRearShell } from './shell.ts'

/** The rear view: middle at x = 0, ground at y = 0, centimetres. */
export function drawRear(context: FrontContext): string {
  const rear = rearShapeOf(context.record)
  return (
    drawStance(context) +
    drawRails(context) +
    drawFlares(context) +
    drawMirrors(context) +
    drawRearShell(context, rear) +
    drawRearScreen(context, rear) +
    drawRearFittings(context, rear) +
    drawTailLamps(context, rear)
  )
}
