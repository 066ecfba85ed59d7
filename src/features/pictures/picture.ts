import type { SceneName } from '#art/scene/index.ts'
import type { VehicleRange } from '#art/vehicle/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { DrawingColour } from './drawing/colours.ts'

type WithAlt = {
  /** Empty for decoration. */
  readonly alt: string
  /** Set when the description is in English on a page that is not. */
  readonly altLanguage?: 'en'
}

/** A vehicle in a colour, drawn by our own code: in a scene, or alone from the side when `scene` is null. */
export type Illustration = WithAlt & {
  readonly kind: 'illustration'
  readonly vehicle: VehicleRange
  readonly colour: DrawingColour
  readonly scene: SceneName | null
}

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

export type Picture = Illustration | Upload

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
