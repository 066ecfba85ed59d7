/** The picture of a special: addresses of the same picture in two widths. */
export type SpecialImage = {
  /** A path of this site or an address, 960 pixels wide when the picture is ours. */
  readonly src: string
  /** 640 pixels wide; null for a picture of an external service. */
  readonly small: string | null
  readonly alt: string
}

/** An advertised special of a dealer. JSON-serialisable. Source: requirement D-189. */
export type Special = {
  /** As its source identifies it. */
  readonly id: string
  /** Identifies it among the specials of a dealer, in addresses and forms. */
  readonly code: string
  /** The id that the advertising system gives it; its own id without one. */
  readonly metaId: string
  /** Such as `automark-sales`. */
  readonly category: string
  readonly title: string
  readonly text: string | null
  readonly image: SpecialImage | null
  /** The code of the marketing campaign. */
  readonly smc: string | null
  /** ISO day; null when it is shown at once. */
  readonly startsOn: string | null
  /** ISO day, the last one on which it is shown; null when it does not expire. */
  readonly expiresOn: string | null
  /** Whether it is shown at several dealers, and so belongs to the dealer on whose page it is. */
  readonly isShared: boolean
}
