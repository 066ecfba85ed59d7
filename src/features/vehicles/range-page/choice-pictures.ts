/** A view of every model of a range in each paint. It is sent to the browser, so it repeats no address. */
export type ChoicePictures = {
  /** By the code of a model: what precedes and what follows the paint in its address. */
  readonly models: Readonly<Record<string, readonly [before: string, after: string]>>
  /** The paint in an address, by its code; an empty code for a model without colours. */
  readonly paints: Readonly<Record<string, string>>
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The views of the configurator besides the side. */
export const otherViews = ['front', 'rear', 'night'] as const

export type StudioViews = Readonly<Record<(typeof otherViews)[number], ChoicePictures>>
