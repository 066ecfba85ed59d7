import type { Ink, SceneFormat } from './canvas/index.ts'

/** Where the vehicle stands in the drawing. */
export interface Standing {
  /** Left edge (the nose), width and the ground line, in drawing units. */
  readonly x: number
  readonly width: number
  readonly ground: number
  /** Drawing units per centimetre. */
  readonly unit: number
  /** Overall height, in centimetres. */
  readonly height: number
  /** Where the tyres touch the ground and how large they are, in centimetres from the nose. */
  readonly wheels: readonly number[]
  readonly tyre: number
}

/** The light of a place, as far as the vehicle has to take it on. */
export interface Light {
  /** Colour thrown from above and from below. */
  readonly sky: string
  readonly ground: string
  /**
   * Factors of red, green and blue on the vehicle: below 1 takes colour away, above 1 lifts a vehicle that
   * stands in artificial light at night. White light when left out.
   */
  readonly cast?: readonly [red: number, green: number, blue: number]
  /** Lamps lit, deep shadow. */
  readonly night: boolean
  /** The vehicle's shadow: colour, depth, and which way it is thrown. */
  readonly shadow: { readonly colour: string; readonly strength: number; readonly lean: -1 | 0 | 1 }
  /** Mirror on wet or polished ground: strength at the tyres and how far down it reaches (of the height). */
  readonly mirror?: { readonly strength: number; readonly reach: number }
}

/** One place: what lies behind the vehicle, what passes before it, and the light between. */
export interface Place {
  /** World x to centre on in narrow formats. */
  readonly focus?: number
  /** Where a vehicle stands in formats in which it does not stand right of centre: shares of the width. */
  readonly centred?: Readonly<
    Partial<Record<SceneFormat, { readonly width: number; readonly right: number }>>
  >
  readonly light: Light
  /** A ground pale and even enough for dark text: it takes no scrim. */
  readonly pale?: boolean
  behind(ink: Ink, standing: Standing | undefined): string
  front?(ink: Ink, standing: Standing | undefined): string
}
