/** A document referred to: a bare id when it is gone, or was not asked for. */
export type Reference<Document> = number | Document | null | undefined

export type StoredColour = {
  readonly title: string
  readonly hex: string
  readonly roofHex?: string | null
}

/** Names of the files made of every uploaded picture: the format, and the most pixels across. */
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

/** A document of the media, as far as showing it needs. */
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

/** The picture field as the CMS stores it. What it names may since have gone. */
export type StoredPicture = {
  readonly source?: 'illustration' | 'upload' | null
  readonly vehicle?: string | null
  readonly colour?: Reference<StoredColour>
  /** `none` is a vehicle alone. */
  readonly scene?: string | null
  readonly image?: Reference<StoredMedium>
  readonly alt?: string | null
}

/** The document a reference was filled with; null when there is none. */
export function loaded<Document extends object>(reference: Reference<Document>): Document | null {
  return typeof reference === 'object' ? reference : null
}
