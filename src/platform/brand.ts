import brandData from '#content/brand.json' with { type: 'json' }

/** The car maker whose site this is. Another importer changes the content, not the code. */
export const brand: {
  readonly name: string
  readonly siteName: string
  readonly country: string
  readonly description: string
} = brandData
