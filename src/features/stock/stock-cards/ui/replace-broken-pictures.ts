import { defaultPicture } from '../rules/vehicle-pictures.ts'
import { stockPictureAttribute } from './card/stock-picture.tsx'

function replace(picture: HTMLImageElement) {
  if (picture.src === defaultPicture) return
  // biome-ignore lint/suspicious/noConsole: required by D-097 and D-120
  console.warn('Picture of a used vehicle not loaded:', picture.src)
  picture.src = defaultPicture
}

/**
 * Replaces broken pictures of used vehicles by the default until the returned function is called: those that failed
 * before the script ran, and those that fail later. The policy of the site allows no inline handlers.
 *
 * Source: requirements D-097 and D-120.
 */
export function replaceBrokenPictures(container: HTMLElement): () => void {
  const selector = `img[${stockPictureAttribute}]`
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.matches(selector)) replace(target)
  }
  // The error event does not bubble.
  container.addEventListener('error', onError, true)
  for (const picture of container.querySelectorAll<HTMLImageElement>(selector)) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture)
  }
  return () => container.removeEventListener('error', onError, true)
}
