import type { SceneName } from '#art/scene/index.ts'
import type { VehicleRange } from '#art/vehicle/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { DrawingColour } from './drawing/colours.ts'

/** What stands for a picture where it cannot be seen. */
type Described = {
  /** Empty for decoration. */
  readonly alt: string
  /** Set when the description is in English on a page that is not. */
  readonly altLanguage?: 'en'
}

/** A vehicle in a colour in a place, drawn by our own illustrator; without a place it stands alone, from the side. */
export type Illustration = Described & {
  readonly kind: 'illustration'
  readonly vehicle: VehicleRange
  readonly colour: DrawingColour
  readonly scene: SceneName | null
}

/** A file of an upload in one width, in pixels. */
export type Rendition = { readonly src: string; readonly width: number }

/** A picture an editor uploaded. Sizes are pixels. */
export type Upload = Described & {
  readonly kind: 'upload'
  readonly src: string
  readonly width: number
  readonly height: number
  /** What stays in view where edges are cut off, in percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number }
  /** From narrow to wide, each width once. */
  readonly avif: readonly Rendition[]
  readonly webp: readonly Rendition[]
  /** For programs that read neither format. */
  readonly share: (Rendition & { readonly height: number }) | null
  readonly caption: string | null
  readonly credit: string | null
}

/** What every block and page shows where a picture belongs. */
export type Picture = Illustration | Upload

/** A film an editor uploaded. */
export type Video = {
  readonly src: string
  readonly type: 'video/mp4' | 'video/webm'
  /** Address of the picture shown before it plays. */
  readonly poster: string | null
}

/** What is said and heard in a video, as a WebVTT file. */
export type Captions = { readonly language: Language; readonly src: string }

/** What pages show where a video belongs: one that plays there, or the way to one on another site. */
export type ShownVideo =
  | {
      readonly kind: 'file'
      readonly src: string
      /** Shown until it plays. */
      readonly picture: Picture | null
      /** In the page's language, if there are any. */
      readonly captions: Captions | null
      /** It plays by itself, without sound and over and over, while it is in view. */
      readonly autoplay: boolean
    }
  | {
      readonly kind: 'link'
      readonly href: string
      /** Whose site it is on. */
      readonly platform: string
      readonly picture: Picture | null
    }
