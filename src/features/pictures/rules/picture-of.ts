import type { Picture } from '../picture.ts'
import { illustrationOf } from './illustration-of.ts'
import { loaded, type StoredPicture } from './stored.ts'
import { uploadOf } from './upload-of.ts'

export type PictureOptions = {
  /** Of the page; English unless it says otherwise. */
  readonly language?: string
  /** The same field read in English, for a description that is not translated yet. */
  readonly english?: StoredPicture | null | undefined
}

function shownBy(stored: StoredPicture | null | undefined): Picture | null {
  return stored?.source === 'upload' ? uploadOf(loaded(stored.image)) : illustrationOf(stored)
}

function isDecoration(stored: StoredPicture): boolean {
  return stored.source === 'upload' && loaded(stored.image)?.decorative === true
}

/**
 * What a picture field shows; null when nothing is chosen, or what it names has gone: a deleted colour or file stays
 * behind as a bare id. Its description is the field's own, else the file's, else the generated one of a drawing.
 */
export function pictureOf(
  stored: StoredPicture | null | undefined,
  { language = 'en', english = null }: PictureOptions = {},
): Picture | null {
  const picture = shownBy(stored)
  if (!stored || !picture) return null
  if (stored.alt) return { ...picture, alt: stored.alt }
  if (language === 'en' || isDecoration(stored)) return picture
  // What a drawing says of itself is English; what a file says was read in the page's own language.
  if (picture.kind === 'upload' && picture.alt) return picture
  const alt = english?.alt || shownBy(english)?.alt || picture.alt
  return alt ? { ...picture, alt, altLanguage: 'en' } : picture
}
