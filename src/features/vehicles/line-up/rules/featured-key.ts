type Choice = {
  readonly choice?: 'heroModel' | 'price' | null
  /** An id when the range is deleted or not published. */
  readonly range?: number | { readonly slug: string; readonly code: string } | null
}

/** Returns the key of a section's featured model in the data of its page; null without a range. */
export function featuredKey({ choice, range }: Choice): string | null {
  return typeof range === 'object' && range !== null ? `${choice ?? 'heroModel'} ${range.slug}` : null
}
