/** A relation: a bare id when the document was deleted or not populated. */
export type Reference<Document> = number | Document | null | undefined

export type StoredColour = {
  readonly title: string
  readonly hex: string
  readonly roofHex?: string | null
}

/** Names of the image sizes of an uploaded picture: format and maximum width in pixels. */
export const renditionNames = {
  avif: ['avif480', 'avif960', 'avif1600'],
  webp: ['webp480', 'webp960', 'webp1600'],
} as const

type RenditionName = (typeof renditionNames)[keyof typeof renditionNames][number] | 'share'

export type StoredSize = {
  readonly url?: string | null
  readonly width?: number | null
  readonly height?: number | null
}

/** The fields of a media document that pages use. */
export type StoredMedium = {
  readonly url?: string | null
  readonly mimeType?: string | null
  readonly width?: number | null
  readonly height?: number | null
  readonly focalX?: number | null
  readonly focalY?: number | null
  readonly sizes?: { readonly [Name in RenditionName]?: StoredSize }
  readonly alt?: string | null
  readonly decorative?: boolean | null
  readonly caption?: string | null
  readonly credit?: string | null
  readonly poster?: Reference<StoredMedium>
}

/** The picture field as the CMS stores it. Referenced documents may have been deleted. */
export type StoredPicture = {
  readonly source?:
    | 'illustration'
    | 'place'
    | 'article'
    | 'circuit'
    | 'helmet'
    | 'poster'
    | 'medal'
    | 'merchandise'
    | 'tyre'
    | 'upload'
    | null
  readonly vehicle?: string | null
  readonly colour?: Reference<StoredColour>
  /** `none` shows the vehicle alone. */
  readonly scene?: string | null
  /** Name on a building in a place. */
  readonly sign?: string | null
  /** `side` when missing. */
  readonly view?: string | null
  readonly livery?: string | null
  /** Race number of a vehicle or helmet. */
  readonly number?: string | null
  readonly wheels?: string | null
  readonly topic?: string | null
  /** Variant of a topic, 1 when missing. */
  readonly variant?: number | null
  readonly circuit?: string | null
  readonly helmet?: string | null
  readonly medal?: string | null
  /** Item of merchandise. */
  readonly item?: string | null
  /** Diagram of a tyre. */
  readonly diagram?: string | null
  /** One line or two, with a line break. */
  readonly posterTitle?: string | null
  readonly posterFacts?: string | null
  readonly image?: Reference<StoredMedium>
  readonly alt?: string | null
}

/** Returns the populated document of a relation; null for a bare id. */
export function populatedDocument<Document extends object>(reference: Reference<Document>): Document | null {
  return typeof reference === 'object' ? reference : null
}
