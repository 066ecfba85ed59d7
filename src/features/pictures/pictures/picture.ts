import type {
  AlignmentAngle,
  ArticleTopic,
  CircuitName,
  Daylight,
  DefaultLivery,
  Equipment,
  Livery,
  MedalMetal,
  MerchandiseKind,
  SceneName,
  SceneView,
  VehicleRange,
} from '#art/names.ts'

export type { DealerScene, SceneName } from '#art/names.ts'

import type { Language } from '#platform/i18n/languages.ts'
import type { DrawingColour } from './drawing/colours.ts'
import type { PosterLettering } from './drawing/families/poster.ts'

type WithAlt = {
  /** Empty for decoration. */
  readonly alt: string
  /** Set when the description is in English on a page that is not. */
  readonly altLanguage?: 'en'
}

/** What a drawing adds to a vehicle: its livery and race number, and the equipment of one of its models. */
export type VehicleFittings = Equipment & {
  /** One to three digits. */
  readonly number?: string
  readonly livery?: Livery
}

/** How a vehicle is seen other than from the side; a convoy, three of it from the front, only in a scene. */
export type IllustratedView = Exclude<SceneView, 'side'>

/** A vehicle in a colour, drawn by our own code: in a scene, or alone when `scene` is null; from the side by default. */
export type Illustration = WithAlt &
  VehicleFittings & {
    readonly kind: 'illustration'
    readonly view?: IllustratedView
    readonly vehicle: VehicleRange
    readonly colour: DrawingColour
    readonly scene: SceneName | null
    /** The part of the day; the light of the scene by default. */
    readonly daylight?: Daylight
  }

/** Where the lamps are in the side view of a vehicle: the custom properties of the class `lamps`, in percent. */
export type LampPlaces = { readonly [Name in `--${'lamp' | 'tail'}-${'x' | 'y'}`]: string }

/** A scene without a vehicle. */
export type Place = {
  readonly subject: 'place'
  readonly scene: SceneName
  /** The name on the building of a dealer that stands there. */
  readonly sign?: string
  readonly daylight?: Daylight
}

/** The poster of an event, with a vehicle in a scene. */
export type Poster = VehicleFittings & {
  readonly subject: 'poster'
  readonly vehicle: VehicleRange
  readonly colour: DrawingColour
  /** Not the light studio, on which white lettering is invisible. */
  readonly scene: Exclude<SceneName, 'studio-light'>
  readonly lettering: PosterLettering
}

/** A thing that is not one of our vehicles, drawn by our own code. */
export type Artwork = WithAlt & { readonly kind: 'artwork' } & (
    | Place
    | Poster
    /** The same seed gives the same variant of a topic. */
    | { readonly subject: 'article'; readonly topic: ArticleTopic; readonly seed: string }
    | { readonly subject: 'circuit'; readonly circuit: CircuitName }
    | { readonly subject: 'helmet'; readonly livery: DefaultLivery; readonly number?: string }
    | { readonly subject: 'medal'; readonly metal: MedalMetal }
    | { readonly subject: 'merchandise'; readonly item: MerchandiseKind }
    /** An angle of wheel alignment, or a sidewall with the marking that states size, load index and speed symbol. */
    | { readonly subject: 'tyre'; readonly diagram: AlignmentAngle | 'marking' }
  )

/** A file of an upload in one width, in pixels. */
export type Rendition = { readonly src: string; readonly width: number }

/** A picture an editor uploaded. Sizes are pixels. */
export type Upload = WithAlt & {
  readonly kind: 'upload'
  readonly src: string
  readonly width: number
  readonly height: number
  /** The point that stays in view when the picture is cropped, in percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number }
  /** From narrow to wide, each width once. */
  readonly avif: readonly Rendition[]
  readonly webp: readonly Rendition[]
  /** A JPEG for programs that read neither AVIF nor WebP. */
  readonly share: (Rendition & { readonly height: number }) | null
  readonly caption: string | null
  readonly credit: string | null
}

export type Picture = Illustration | Artwork | Upload

/** A video file an editor uploaded. */
export type Video = {
  readonly src: string
  readonly type: 'video/mp4' | 'video/webm'
  /** Address of the picture shown before it plays. */
  readonly poster: string | null
}

/** Captions of a video, as a WebVTT file. */
export type Captions = { readonly language: Language; readonly src: string }

/** A video on a page: a file that plays there, or a link to another site. */
export type DisplayedVideo =
  | {
      readonly kind: 'file'
      readonly src: string
      /** Shown until it plays. */
      readonly picture: Picture | null
      /** In the page's language when available. */
      readonly captions: Captions | null
      /** Plays muted and in a loop while it is in view. */
      readonly autoplay: boolean
    }
  | {
      readonly kind: 'link'
      readonly href: string
      /** Name of the site, such as YouTube, or its host. */
      readonly platform: string
      readonly picture: Picture | null
    }
