/** A drawing as an image of the story; sizes in pixels. */
export type StoryPicture = {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A close-up of a detail, and where the detail is in the side view, in percent. */
export type StoryDetail = {
  readonly part: string
  readonly caption: string
  readonly left: number
  readonly top: number
  readonly picture: StoryPicture
}

/** The three chapters about a model, in the page's language; null for a chapter without data. JSON-serialisable. */
export type StoryView = {
  readonly inside: {
    readonly text: string
    readonly pictures: readonly { readonly picture: StoryPicture; readonly caption: string }[]
  } | null
  readonly abilities: {
    readonly picture: StoryPicture
    readonly details: readonly StoryDetail[]
  } | null
  readonly road: { readonly text: string; readonly picture: StoryPicture; readonly alt: string } | null
}

/** The stories of the models of a range, by code. */
export type StoryViews = Readonly<Record<string, StoryView>>
