import type { Picture } from '../picture.ts'

/**
 * Returns the strength of the overlay between a picture and a text on it. Our scenes have a dark sky behind light text,
 * and leave a calm area for dark text, as dark panels do; uploads, the bright studio and pictures of topics do
 * neither. Circuits and helmets are drawn on night.
 */
export function overlayOn(picture: Picture | null, text: 'light' | 'dark'): 'none' | 'soft' | 'strong' {
  if (!picture || picture.kind === 'upload') return 'strong'
  if (picture.kind === 'artwork' && picture.subject !== 'place') {
    if (picture.subject !== 'circuit' && picture.subject !== 'helmet') return 'strong'
    return text === 'light' ? 'none' : 'soft'
  }
  if (picture.scene === 'studio-light') return 'strong'
  return picture.scene && text === 'light' ? 'none' : 'soft'
}
