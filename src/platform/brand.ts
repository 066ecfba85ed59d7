import brandData from '#content/brand.json' with { type: 'json' }

/** The car maker whose site this is, as content. What else the code knows of it: decision 38. */
export const brand: {
  readonly name: string
  readonly siteName: string
  readonly country: string
  readonly description: string
} = brandData
