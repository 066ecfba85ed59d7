import type { FrontDesign } from './front/front-design.ts'
import type { MasterPath } from './geometry.ts'
import type { WheelFit } from './wheel/style.ts'

/** The body types of the range, as the vehicle data names them. */
export type BodyType =
  | 'hatch'
  | 'sedan'
  | 'crossover'
  | 'suv'
  | 'large-suv'
  | 'mpv'
  | 'minibus'
  | 'double-cab'
  | 'xtra-cab'
  | 'single-cab'
  | 'coupe'
  | 'hot-hatch'

/** x from the nose, height above the ground, radius. */
export type Disc = readonly [x: number, height: number, radius: number]

export interface Headlamp {
  readonly outline: MasterPath
  /** The daytime running light: one white line. */
  readonly signature: MasterPath
  readonly lenses?: readonly Disc[]
  /** A bright strip along or inside the lamp. */
  readonly trim?: MasterPath
}

export interface TailLamp {
  readonly outline: MasterPath
  /** The lit line of the night signature. */
  readonly signature: MasterPath
  /** The pale reversing or indicator segment. */
  readonly clear?: MasterPath
}

/** The kinds of door mirror: a car's, the tall one of a truck, the slim one of a sports car. */
export type MirrorForm = 'car' | 'truck' | 'sport'

/** The material of a detail of the body side. */
export type Material =
  | 'void'
  | 'mesh'
  | 'gloss'
  | 'plastic'
  | 'chrome'
  | 'silver'
  | 'fog'
  | 'reflector'
  | 'facet-light'
  | 'facet-dark'

export interface Detail {
  readonly material: Material
  readonly d: MasterPath
}

/** The wheel opening: `reach` is its radius over the tyre's, `corner` .55 for a circle, more for a square. */
export interface Arch {
  readonly reach: number
  readonly corner: number
  /** Width in cm of a flare pressed into the panel around the opening. */
  readonly flare?: number
  /** Width in cm of dark plastic around the opening. */
  readonly cladding?: number
  /** Corners cut straight instead of rounded. */
  readonly faceted?: boolean
}

/** Dark plastic along the lower body: its top edge at nose, sill and tail, in cm above the sill line. */
export interface LowerCladding {
  readonly nose: number
  readonly sill: number
  readonly tail: number
}

export interface LoadBed {
  readonly from: number
  readonly to: number
  readonly top: number
  /** Rope hooks and an open painted rim instead of a dark capping. */
  readonly hooks?: boolean
  /** The rear step bumper. */
  readonly bumper: MasterPath
}

/** The side view of one vehicle in centimetres, facing left: nose at x = 0, heights above the ground. */
export interface SideShape {
  readonly length: number
  readonly height: number
  readonly frontAxle: number
  readonly rearAxle: number
  readonly tyreRadius: number
  /** Height of the body's lower edge between the wheels. */
  readonly sill: number
  /** Height of the line where glass begins. */
  readonly belt: number
  /** How far the dark lower edge rises towards nose and tail, in cm; 0 and 5 by default. */
  readonly lift?: { readonly nose: number; readonly tail: number }
  /** Upper edge of the glass on a vehicle with a high roof; the vehicle's height by default. */
  readonly glassTop?: number
  readonly outline: MasterPath
  readonly windscreen: MasterPath
  readonly rearScreen: MasterPath
  readonly sideGlass: MasterPath
  /** Dark posts across the side glass. */
  readonly pillars: readonly MasterPath[]
  /** The line that catches the light, nose to tail. */
  readonly shoulder: MasterPath
  /** The fold of the flank; it springs from the front arch. */
  readonly crease: MasterPath
  /** The scoop above the sill. */
  readonly lower: MasterPath
  readonly shutLines: readonly MasterPath[]
  readonly handles: readonly (readonly [x: number, height: number, degrees: number])[]
  readonly mirror: Disc
  readonly mirrorForm?: MirrorForm
  readonly headlamp: Headlamp
  readonly tailLamp: TailLamp
  readonly details: readonly Detail[]
  /**
   * Where the bumpers' joints leave the lamps, x and height; they run to the wheel arches. The rear one also
   * has the height of the bumper's upper edge at the tail.
   */
  readonly bumperCuts?: {
    readonly front?: readonly [x: number, height: number]
    readonly rear?: readonly [x: number, height: number, edge: number]
  }
  readonly arch: Arch
  readonly lowerCladding?: LowerCladding
  readonly seats: readonly (readonly [x: number, top: number])[]
  readonly fuelFlap?: Disc
  readonly roofRail?: MasterPath
  readonly spoiler?: MasterPath
  readonly rollBar?: MasterPath
  readonly loadBed?: LoadBed
  /** Where cab and bed part. */
  readonly bedGap?: number
  readonly sideStep?: boolean
  /** The rail of a sliding door. */
  readonly slideRail?: MasterPath
  /** Finer folds beside the crease. Never exactly level: a gradient needs a nonzero height. */
  readonly folds?: readonly MasterPath[]
  /** Facets pressed into the body: haunches, cut corners. */
  readonly surfaces?: readonly Detail[]
  /** Bright strip along the foot of the glass. */
  readonly beltTrim?: MasterPath
  /** Glass or roof that is black whatever the paint, such as a floating roof's last pillar. */
  readonly blackPillar?: MasterPath
  /** Things outside the outline, behind it: exhaust, tow hook, mud flap. */
  readonly behind?: readonly Detail[]
  /** An unpainted rod. */
  readonly antenna?: MasterPath
  /** A shark fin in the roof's paint. */
  readonly fin?: MasterPath
}

/** The proportions and surfaces of a body, before a range gives it lamps and trim. */
export type BodyMaster = Omit<SideShape, keyof RangeFace>

/** The parts specific to a range: lamps, trim and joints. */
export type RangeFace = Pick<SideShape, 'headlamp' | 'tailLamp' | 'details' | 'bumperCuts'>

/** The complete design of one range. */
export interface VehicleRecord {
  readonly name: string
  readonly body: BodyType
  readonly side: SideShape
  /** The side views of other bodies of the range. */
  readonly variants?: Readonly<Partial<Record<'crew', SideShape>>>
  readonly front: FrontDesign
  readonly wheel: WheelFit
  /** A working vehicle: unpainted mirrors and handles, no bright trim. */
  readonly utilityTrim?: boolean
  /** A bright edge along the door handles. */
  readonly brightHandles?: boolean
  /** Whether the roof is always black, whatever roof colour is requested. */
  readonly blackRoof?: boolean
  readonly railFinish?: 'black' | 'silver'
}
