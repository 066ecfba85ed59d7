/** Seven ranges of one body type, so that each has six related ranges. */
const slugs = ['fortuner', 'alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot']
export const ranges = slugs.map((slug) => ({
  name: slug,
  rangeSlug: slug,
  rangeCode: slug.toUpperCase(),
  bodyType: 'large suv',
}))
export const models = slugs.map((slug, index) => ({
  ...{ code: `M0${index}`, name: `${slug} 2.8`, category: 'vx', price: '899900', colourSelectors: [] },
  ...{ rangeName: slug, rangeSlug: slug, bodyType: 'large suv' },
}))
