import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StoryFacts } from '#features/vehicles/vehicles/index.ts'
import { storyViewOf } from '../../data/story/story-view.ts'
import { rangePageTexts } from '../../texts.ts'
import { StoryChapters } from './chapters.tsx'

const nothing: StoryFacts = {
  ...{
    bodyType: null,
    touchscreen: null,
    navigation: false,
    phones: false,
    cluster: null,
    speakers: null,
    soundBrand: null,
  },
  ...{ seats: null, rows: [], boot: null, loadBed: null, lamps: null, adaptiveLamps: false, wheels: null },
  ...{ clearance: null, towing: null, payload: null, airbags: null, kilowatts: null, newtonMetres: null },
  ...{ drive: null, consumption: null },
}

const { story: texts } = rangePageTexts('en')

function render(facts: Partial<StoryFacts>, isDrawn = true): string {
  const drawing = isDrawn
    ? ({
        kind: 'vehicle',
        vehicle: 'fortuner',
        view: 'side',
        colour: { body: '#66634f' },
        rails: 'none',
      } as const)
    : null
  const view = storyViewOf({ facts: { ...nothing, ...facts }, drawing }, 'Fortuner', texts)
  return renderToStaticMarkup(<StoryChapters view={view} texts={texts} />)
}

describe('the story of a range', () => {
  it('shows a diagram for each figure of the interior', () => {
    const html = render({ touchscreen: 8, cluster: 12.3, navigation: true, seats: 5, rows: [2, 3] })
    expect(html).toContain('/cockpit/8.0/cluster-12.3/shows-map/')
    expect(html).toContain('/seats/2-3/')
    expect(html).not.toContain('/boot/')
  })

  it.each([
    ['large-suv', [2, 3, 2], 'allSeats', '/boot/wagon/3/200/'],
    ['mpv', [2, 3, 2], 'twoRows', '/boot/wagon/2/200/third-folded/'],
    ['sedan', [2, 3], 'boot', '/boot/saloon/2/200/'],
    ['hot-hatch', [2, 2], 'boot', '/boot/hatch/2/200/'],
    ['coupe', [2], 'boot', '/boot/coupe/1/200/'],
    ['minibus', [3, 3], 'van', '/boot/van/2/200/'],
  ] as const)('draws the section of a %s with the seats %j', (bodyType, rows, of, address) => {
    expect(render({ bodyType, rows, seats: 5, boot: { of, litres: 200 } })).toContain(address)
  })

  it('leads from a mark on the side view to each close-up, in the equipment of the model', () => {
    const html = render({ lamps: 'LED', towing: 3300 })
    for (const part of ['lamp', 'tail']) {
      expect(html).toContain(`href="#detail-${part}"`)
      expect(html).toContain(`id="detail-${part}"`)
      expect(html).toContain(`/close-up/fortuner/${part}/66634f/rails-none/`)
    }
    expect(html).not.toContain('detail-wheel')
  })

  it('shows no load bed for a vehicle without one', () => {
    const html = render({ loadBed: { length: 1569, width: 1645 }, payload: 800, lamps: 'LED' })
    expect(html).toContain('/load-bed/1569/1645/')
    expect(html).not.toContain('detail-bed')
  })

  it('describes the front at night', () => {
    const html = render({ airbags: 7 })
    expect(html).toContain('alt="Fortuner from the front, at night with its lamps on"')
    expect(html).toContain('7 airbags are standard.')
  })

  it('leaves out every chapter without data, and those with a vehicle without a drawing', () => {
    expect(render({})).toBe('')
    expect(render({ airbags: 7, lamps: 'LED' }, false)).toBe('')
  })
})
