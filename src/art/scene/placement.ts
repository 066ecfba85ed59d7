import type { SceneFormat } from '../names.ts'

/** Width and right margin of a vehicle, as shares of the picture's width. */
export interface VehicleShare {
  readonly width: number
  readonly right: number
}

/** Shares of the formats in which a scene centres its vehicle. */
export type CentredShares = Readonly<Partial<Record<SceneFormat, VehicleShare>>>

/** A vehicle in the distance: its shares in every format, and the depth at which it stands (0 = horizon, 1 = tyres). */
export interface Distant {
  readonly shares: Readonly<Record<SceneFormat, VehicleShare>>
  readonly depth: number
}

/** The vehicle length in centimetres for which the shares below are defined. */
const REFERENCE_LENGTH = 464

/** Space for a vehicle of the reference length, and for the longest one. */
const SHARE: Record<SceneFormat, VehicleShare & { readonly widest: number }> = {
  // The vehicle stays in the right half, where no text is.
  wide: { width: 0.435, right: 0.055, widest: 0.445 },
  // Narrow boxes crop the sides: the vehicle stays within the middle 84 %.
  portrait: { width: 0.78, right: 0.08, widest: 0.84 },
  tall: { width: 0.78, right: 0.08, widest: 0.84 },
  poster: { width: 0.72, right: 0.1, widest: 0.88 },
  card: { width: 0.58, right: 0.12, widest: 0.856 },
}

/** What a scene says about the place of its vehicle. */
export interface VehicleSpace {
  readonly centred?: CentredShares
  readonly distant?: Distant
  readonly pale?: boolean
}

/**
 * The share of a scene that has a place of its own for its vehicle: in the distance, or centred. A vehicle is not centred
 * beside light text, which takes the left half.
 */
export function ownShare(
  { centred, distant, pale }: VehicleSpace,
  format: SceneFormat,
  besideText: boolean,
): VehicleShare | undefined {
  if (distant) return distant.shares[format]
  return besideText && !pale ? undefined : centred?.[format]
}

/**
 * Returns the horizontal extent of a vehicle from the side, as shares of the picture's width. Scales by the square root
 * of the length, so that a bus fits and a small car stays prominent.
 *
 * @param lengthCm overall length of the vehicle, in centimetres
 * @param own the share of a scene that has a place of its own for its vehicle
 */
export function sideExtent(
  format: SceneFormat,
  lengthCm: number,
  own?: VehicleShare,
): { readonly left: number; readonly right: number } {
  const share = own ?? SHARE[format]
  const widest = own ? 1 - own.right * 1.2 : SHARE[format].widest
  const width = Math.min(share.width * Math.sqrt(lengthCm / REFERENCE_LENGTH), widest)
  const right = 1 - share.right
  return { left: right - width, right }
}

/** How much larger a vehicle is drawn from the front than from the side. */
const FRONT_SCALE = 1.42

/**
 * Returns the horizontal extent of a vehicle that faces the viewer, with its middle in the middle of the space for a
 * side view, as shares of the picture's width.
 *
 * @param widthCm overall width of the vehicle, in centimetres
 */
export function frontExtent(
  format: SceneFormat,
  widthCm: number,
  own?: VehicleShare,
): { readonly left: number; readonly right: number } {
  const share = own ?? SHARE[format]
  const width = (share.width * FRONT_SCALE * widthCm) / REFERENCE_LENGTH
  const middle = 1 - share.right - share.width / 2
  return { left: middle - width / 2, right: middle + width / 2 }
}
