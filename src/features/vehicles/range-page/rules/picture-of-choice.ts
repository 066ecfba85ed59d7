import type { CardPicture } from '#features/vehicles/vehicles/index.ts'
import type { ChoicePictures } from '../choice-pictures.ts'

/** Returns the picture of a model in a paint; null for one that has no picture. */
export function pictureOfChoice(
  pictures: ChoicePictures | null,
  { model, colour = '' }: { readonly model: string; readonly colour: string | undefined },
): CardPicture | null {
  const address = pictures?.models[model]
  const paint = pictures?.paints[colour]
  if (!pictures || !address || paint === undefined) return null
  const [before, after] = address
  return { src: before + paint + after, width: pictures.width, height: pictures.height }
}
