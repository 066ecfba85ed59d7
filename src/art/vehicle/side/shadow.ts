import { ellipse } from '../../core/svg.ts'
import type { SideContext } from './context.ts'

/** The shadow on the ground: wide and soft, darker under the body, and a contact shadow for each tyre. */
export function drawShadow({ canvas, shape, surroundings }: SideContext): string {
  const { length, frontAxle, rearAxle, tyreRadius, sill } = shape
  const night = surroundings.night === true
  const fill = canvas.radial('shadow', [
    [0, '#000', night ? 0.85 : 0.62],
    [0.55, '#000', night ? 0.55 : 0.3],
    [1, '#000', 0],
  ])
  const contact = [frontAxle, rearAxle].map(
    (axle) =>
      ellipse(axle + 2, 0, tyreRadius * 1.25, 4.4, { fill }) +
      ellipse(axle, -0.2, tyreRadius * 0.6, 1.9, { fill }),
  )
  return (
    ellipse(length / 2 + 4, 1.5, length * 0.545, 13, { fill }) +
    ellipse(length / 2, 0, length * 0.48, 5, { fill }) +
    contact.join('') +
    ellipse(length / 2, -3, length * 0.43, sill * 0.6, { fill, opacity: 0.75 })
  )
}
