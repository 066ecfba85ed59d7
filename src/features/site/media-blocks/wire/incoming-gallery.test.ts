import { expect, test } from 'vitest'
import { incomingLayout, incomingPicture } from './incoming-gallery.ts'

test('reads the layout with the spelling of the wire, and leaves the others (C-022)', () => {
  expect(incomingLayout('sixtyFourty')).toBe('sixtyForty')
  expect(['fiftyFifty', 'carousel', null].map(incomingLayout)).toEqual(['fiftyFifty', 'carousel', null])
})

const items = [{ url: { desktop: '/first.jpg', mobile: '/small.jpg' } }, { url: { desktop: '/second.jpg' } }]

test('reads the desktop address of the first of two images (C-024)', () => {
  expect(incomingPicture({ image: { items } })).toMatchObject({ address: '/first.jpg', hotspots: [] })
})

test.each([[undefined], [null], [[]]])(
  'reads an item with the tooltips %j without a hotspot (C-024)',
  (toolTips) => {
    expect(incomingPicture({ image: { items }, toolTips })?.hotspots).toEqual([])
  },
)

test('reads the positions of tooltips as numbers or text, and leaves others for the field to reject (C-020)', () => {
  const toolTips = [
    { left: 25, top: '60%', heading: 'Lamps', content: 'They dim.' },
    { left: '12.5', top: 'low', heading: 'Rails', content: 'They carry.' },
  ]
  expect(incomingPicture({ image: { items }, toolTips })?.hotspots).toEqual([
    { left: 25, top: 60, heading: 'Lamps', content: 'They dim.' },
    { left: 12.5, top: 'low', heading: 'Rails', content: 'They carry.' },
  ])
})

test('reads an item without an image as one without an address, and no picture of our own format', () => {
  expect(incomingPicture({ image: { items: [] } })?.address).toBeNull()
  expect(incomingPicture({ picture: { source: 'place', scene: 'karoo' } })).toBeNull()
})
