import type { Canvas } from '../../core/canvas.ts'
import { lchToHex } from '../../core/colour.ts'
import { formatNumber } from '../../core/svg.ts'
import type { WheelFinish, WheelStyle } from '../../names.ts'

/** One wheel being drawn: everything is measured from its centre, y downwards, angles in radians. */
export interface Wheel {
  readonly canvas: Canvas
  readonly cx: number
  readonly cy: number
  /** Tyre radius in cm. */
  readonly radius: number
  /** Rim radius in cm. */
  readonly rim: number
  readonly style: WheelStyle
  readonly finish: WheelFinish
  readonly caliper: string
  readonly bolts: number
  readonly allTerrain: boolean
  /** Where the caliper sits. */
  readonly caliperAngle: number
  /** How far the spokes are turned, in whole degrees; zero points one straight up. */
  readonly turn: number
}

/** Where the first spoke points before the wheel is turned. */
export const upwards = -Math.PI / 2

/** The light comes from above, slightly from the front. */
export const lightAngle = -Math.PI * 0.62

const metalHue = 4.2

/** A point at a share of the rim's radius from the wheel's centre, as path text. */
export function onRim({ rim }: Wheel, share: number, angle: number): string {
  return point(rim * share * Math.cos(angle), rim * share * Math.sin(angle))
}

export function point(x: number, y: number): string {
  return `${formatNumber(x)} ${formatNumber(y)}`
}

/** Metal facing `angle`, shaded by the fixed light; `face` from -1 (turned away) to 1. */
export function metal(wheel: Wheel, angle: number, face = 0): string {
  const towards = (Math.cos(angle - lightAngle) + 1) / 2
  const lightness =
    wheel.finish === 'black' ? 0.17 + 0.2 * towards + face * 0.08 : 0.44 + 0.46 * towards + face * 0.1
  return lchToHex({ lightness: Math.min(0.97, lightness), chroma: 0.006, hue: metalHue })
}

/** The side of a spoke that a machined wheel leaves dark. */
export function flank(wheel: Wheel, angle: number): string {
  if (wheel.finish !== 'machined') return metal(wheel, angle)
  const towards = (Math.cos(angle - lightAngle) + 1) / 2
  return lchToHex({ lightness: 0.2 + 0.16 * towards, chroma: 0.006, hue: metalHue })
}
