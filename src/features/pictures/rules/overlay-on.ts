import type { Picture } from '../picture.ts'

/**
 * Returns the strength of the overlay between a picture and a text on it. Our scenes have a dark sky behind light text,
 * and leave a calm area for dark text; uploads and the bright studio do neither.
 */
export function overlayOn(picture: Picture | null, text: 'light' | 'dark'): 'none' | 'soft' | 'strong' {
  if (picture?.kind !== 'illustration' || picture.scene === 'studio-light') return 'strong'
  return picture.scene && text === 'light' ? 'none' : 'soft'
}
