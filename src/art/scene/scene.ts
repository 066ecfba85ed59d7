import type { LayerContext } from './canvas/index.ts'
import type { Dusk } from './layers/dark-sky.ts'
import type { Site } from './layers/dealership/site.ts'
import type { CentredShares, Distant } from './placement.ts'

/** Position and size of the vehicle in the drawing. */
export interface VehiclePlacement {
  /** Left edge (from the side, the nose), width and the ground line, in drawing units. */
  readonly x: number
  readonly width: number
  readonly ground: number
  /** Drawing units per centimetre. */
  readonly unit: number
  /** Overall height, in centimetres. */
  readonly height: number
  /** Where the tyres touch the ground and how large they are, in centimetres from the left edge. */
  readonly wheels: readonly number[]
  readonly tyre: number
}

/** The light of a scene, as it affects the vehicle. */
export interface Light {
  /** Colour of the light from above, and reflected from below. */
  readonly sky: string
  readonly ground: string
  /**
   * Factors of red, green and blue on the vehicle: below 1 takes colour away, above 1 lifts a vehicle that
   * is in artificial light at night. White light by default.
   */
  readonly cast?: readonly [red: number, green: number, blue: number]
  /** Lamps lit, deep shadow. */
  readonly night: boolean
  /** Colour of a low sun behind the vehicle, which lights its upper edge. */
  readonly rim?: string
  /** The vehicle's shadow: colour, strength and direction. */
  readonly shadow: { readonly colour: string; readonly strength: number; readonly lean: -1 | 0 | 1 }
  /** Mirror on wet or polished ground: strength at the tyres and how far down it reaches (of the height). */
  readonly mirror?: { readonly strength: number; readonly reach: number }
}

/** A scene: the background, the foreground in front of the vehicle, and the light. */
export interface Scene {
  /** World x to centre on in narrow formats. */
  readonly focus?: number
  /** Width and right margin of the vehicle, as shares of the picture's width, in formats that centre it. */
  readonly centred?: CentredShares
  /** Where its vehicle is when it is small in a large land; by default it takes the space of the format. */
  readonly distant?: Distant
  /** Where the building of a dealer stands; without one the scene has no room for it. */
  readonly site?: Site
  /** World x to centre on, and the zoom, in upright pictures of the place alone, which show its landmark whole. */
  readonly landmark?: { readonly focus: number; readonly zoom: number }
  readonly light: Light
  /** Colours behind white text, deep tones of its sky; none in a scene that is dark or pale itself. */
  readonly dusk?: Dusk
  /** Whether it can be drawn at any part of the day; others have artificial or a fixed light. */
  readonly followsDaylight?: boolean
  /** Whether the background is pale enough for dark text; then no scrim is drawn. */
  readonly pale?: boolean
  drawBackground(context: LayerContext, placement: VehiclePlacement | undefined): string
  drawForeground?(context: LayerContext, placement: VehiclePlacement | undefined): string
}
