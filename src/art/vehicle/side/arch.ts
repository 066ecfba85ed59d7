import type { MasterPath } from '../geometry.ts'

/**
 * The outline of a wheel opening: straight up from the ground to the axle's height, then an arch.
 * `corner` is the Bezier handle's share (.5523 a circle, .66 squared as on a pickup).
 */
export function archPath(axle: number, axleHeight: number, radius: number, corner: number): MasterPath {
  const k = corner * radius
  const top = axleHeight + radius
  const left = axle - radius
  const right = axle + radius
  return (
    `M ${left} 0 L ${left} ${axleHeight} C ${left} ${axleHeight + k} ${axle - k} ${top} ${axle} ${top} ` +
    `C ${axle + k} ${top} ${right} ${axleHeight + k} ${right} ${axleHeight} L ${right} 0 Z`
  )
}

/** The same opening with its upper corners cut straight: the faceted cladding of an off-roader. */
export function facetedArchPath(axle: number, axleHeight: number, radius: number): MasterPath {
  const steps: readonly (readonly [across: number, up: number])[] = [
    [1.04, -0.35],
    [1, 0.28],
    [0.86, 0.62],
    [0.56, 0.93],
    [0.46, 1],
  ]
  const side = (sign: 1 | -1) =>
    steps.map(([across, up]) => `${axle + sign * across * radius} ${axleHeight + up * radius}`)
  const left = side(-1)
  const right = side(1).reverse()
  return `M ${axle - 1.06 * radius} 0 L ${[...left, ...right].join(' L ')} L ${axle + 1.06 * radius} 0 Z`
}
