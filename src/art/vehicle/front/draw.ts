import type { FrontContext } from './context.ts'
import { drawFace } from './face.ts'
import { drawFlares } from './flares.ts'
import { drawWindscreen } from './glass.ts'
import { drawLamps } from './lamps.ts'
import { drawMirrors } from './mirrors.ts'
import { drawScreenNumber } from './racing.ts'
import { drawRails, drawShell } from './shell.ts'
import { drawStance } from './stance.ts'

/** The front view: middle at x = 0, ground at y = 0, centimetres. */
export function drawFront(context: FrontContext): string {
  return (
    drawStance(context) +
    drawRails(context) +
    drawFlares(context) +
    drawShell(context) +
    drawWindscreen(context) +
    drawScreenNumber(context, context.racing) +
    drawFace(context) +
    drawLamps(context) +
    drawMirrors(context)
  )
}
