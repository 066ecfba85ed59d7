import brandData from '#content/brand.json' with { type: 'json' }

/** The car maker whose site this is, read from `content/`. Decision 38 lists other uses of its name in code. */
export const brand: {
  readonly name: string
  readonly siteName: string
  readonly country: string
  readonly description: string
} = brandData
