/** Vehicles of a service with the minimum of data: no pictures, no specifications, no owner benefits. */

export const ranges = [
  { name: 'Fortuner', rangeSlug: 'fortuner', rangeCode: 'FOR', bodyType: 'LARGE SUV' },
  { name: 'Proace', rangeSlug: 'Proace', rangeCode: 'PRO', bodyType: 'minibus' },
]

const twoTone = {
  ...{ colourCode: '040', colourCode2: '202', paintCode: '040', colourTitle: 'Glacier White' },
  ...{ customerOrderType: 'stock', colourImage: { desktop: 'https://example.co.za/white.png' } },
}

const colours = [{ colourCode: '3U5', colourTitle: 'Inferno Red' }, twoTone]

export const models = [
  { code: '57U', name: '2.8 GD-6 6AT', category: 'vx', price: '899 900', colourSelectors: [] },
  { code: '66M', name: '2.4 GD-6 6MT', category: 'standard', price: '664900', colourSelectors: colours },
].map((model) => ({ ...model, rangeName: 'Fortuner', rangeSlug: 'fortuner', bodyType: 'Large SUV' }))
