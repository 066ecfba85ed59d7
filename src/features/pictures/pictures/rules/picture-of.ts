import type { Picture } from '../picture.ts'
import { artworkOf } from './artwork-of.ts'
import { illustrationOf } from './illustration-of.ts'
import { populatedDocument, type StoredPicture } from './stored.ts'
import { uploadOf } from './upload-of.ts'

export type PictureOptions = {
  /** Language of the page; English by default. */
  readonly language?: string
  /** The same field in English, for an alt text that is not translated. */
  readonly english?: StoredPicture | null | undefined
}

function pictureWithFileAlt(stored: StoredPicture | null | undefined): Picture | null {
  if (!stored?.source || stored.source === 'illustration') return illustrationOf(stored)
  if (stored.source === 'upload') return uploadOf(populatedDocument(stored.image))
  return artworkOf(stored, stored.source)
}

function isDecorative(stored: StoredPicture): boolean {
  return stored.source === 'upload' && populatedDocument(stored.image)?.decorative === true
}

/**
 * Returns the picture of a picture field; null when nothing is chosen, or the chosen document has been deleted and only
 * its id is left. The alt text is the field's, else the file's, else the generated one of a drawing.
 */
export function pictureOf(
  stored: StoredPicture | null | undefined,
  { language = 'en', english = null }: PictureOptions = {},
): Picture | null {
  const picture = pictureWithFileAlt(stored)
  if (!stored || !picture) return null
  if (stored.alt) return { ...picture, alt: stored.alt }
  if (language === 'en' || isDecorative(stored)) return picture
  // The generated alt text of a drawing is always English; that of a file is in the page's language.
  if (picture.kind === 'upload' && picture.alt) return picture
  const alt = english?.alt || pictureWithFileAlt(english)?.alt || picture.alt
  return alt ? { ...picture, alt, altLanguage: 'en' } : picture
}
