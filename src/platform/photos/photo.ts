/**
 * A picture of a visitor to decode, and to encode as JPEG in a new file: upright, in sRGB, on white, at most 2 560 pixels on
 * its longest side. Metadata such as the GPS position, and everything that is not part of the picture, is gone.
 */
export type PhotoJob = {
  readonly path: string
  /** By its first bytes. */
  readonly format: 'jpeg' | 'png'
  readonly target: string
}

export type EncodedPhoto = {
  readonly path: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** Why a picture cannot be encoded. */
export type PhotoProblem = 'tooManyPixels' | 'unreadable'

export type PhotoEncoder = (job: PhotoJob) => Promise<EncodedPhoto | PhotoProblem>
