import type { CardPicture } from '#features/vehicles/index.ts'

/** A picture of a range's vehicle for each colour code; an empty code for a model without colours. */
export type ColourPictures = readonly { readonly code: string; readonly picture: CardPicture }[]
