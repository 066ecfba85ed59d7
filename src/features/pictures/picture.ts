import type { SceneName } from '#art/scene/index.ts'
import type { VehicleRange } from '#art/vehicle/index.ts'
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
