import type { CardPicture } from '#features/vehicles/index.ts'

/** The car of a range in each of its colours, by their codes; an empty code for a model without colours. */
export type ColourPictures = readonly { readonly code: string; readonly picture: CardPicture }[]
