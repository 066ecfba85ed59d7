import type { Artwork, Picture } from '../picture.ts'

/** Empty scenes and dark panels leave an area for text; the pictures of topics and things do not. */
function overlayOnArtwork(picture: Artwork): 'soft' | 'strong' {
  if (picture.subject === 'place') return picture.scene === 'studio-light' ? 'strong' : 'soft'
  return picture.subject === 'circuit' || picture.subject === 'helmet' ? 'soft' : 'strong'
}

/**
 * Returns the strength of the overlay between a picture and a text on it. Our scenes have a dark sky behind light text,
 * and leave a calm area for dark text; uploads and the bright studio do neither.
 */
export function overlayOn(picture: Picture | null, text: 'light' | 'dark'): 'none' | 'soft' | 'strong' {
  if (picture?.kind === 'artwork') return overlayOnArtwork(picture)
  if (picture?.kind !== 'illustration' || picture.scene === 'studio-light') return 'strong'
  return picture.scene && text === 'light' ? 'none' : 'soft'
}
