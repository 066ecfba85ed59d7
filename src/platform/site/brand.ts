import brandData from '#content/brand.json' with { type: 'json' }

/** The car maker whose site this is, read from `content/`. Decision 38 lists other uses of its name in code. */
export const brand: {
  readonly name: string
  readonly siteName: string
  readonly country: string
  /** Its programme of certified used vehicles. */
  readonly usedProgramme: string
  readonly description: string
} = brandData
