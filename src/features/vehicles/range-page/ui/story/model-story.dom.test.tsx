import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaintedVehicle } from '#features/pictures/pictures/painted-vehicle.page.tsx'
import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { flushAddress } from '#ui/use-address.ts'
import type { StoryViews } from '../../story-view.ts'
import { rangePageTexts } from '../../texts.ts'
import { ChoiceProvider, selectModel } from '../configurator/choice.island.tsx'
import { ChosenDrawing } from '../configurator/chosen-drawing.island.tsx'
import { ModelStory } from './model-story.island.tsx'

const model = (code: string, name: string): ModelChoice => ({
  ...{ code, derivativeCode: null, name, grade: 'bus', price: null, specialPrice: null },
  ...{ facts: [], badges: [], anchor: null, tiles: [], drawing: null, colours: [] },
})
const grades = [{ slug: 'bus', label: 'Bus', models: [model('P37', 'Hiace 2.5'), model('N36', 'Hiace 2.7')] }]

const picture = { src: '/art/1/seats/3-3-3.svg', width: 400, height: 200 }
const stories: StoryViews = {
  N36: {
    inside: { text: 'It seats 9.', pictures: [{ picture, caption: 'Nine seats' }] },
    abilities: null,
    road: null,
  },
}
const { story, configurator } = rangePageTexts('en')

let page: HTMLElement
let root: Root

/** Answers the requests for stories, in order. */
let answers: ((response: Response) => void)[] = []
const respond = (body: unknown, status = 200) =>
  answers.at(-1)?.(new Response(JSON.stringify(body), { status }))
const requested = (count: number) => expect.poll(() => answers).toHaveLength(count)
const shows = (text: string) => expect.poll(() => page.textContent).toContain(text)
/** The served story, unless it is hidden. */
function served(): Element | null {
  const story = page.querySelector('#served')
  return story?.closest('[inert]') ? null : story
}

/** The addresses of the drawings that were requested, in order. */
let drawings: string[] = []

async function openPage(query: string): Promise<void> {
  history.replaceState(null, '', `/vehicles/hiace${query}`)
  root.render(
    <ChoiceProvider grades={grades}>
      <ModelStory
        defaultCode="P37"
        address="/sections/stories?range=hiace&lang=en"
        texts={story}
        labels={configurator}
      >
        <p id="served">It seats 11.</p>
      </ModelStory>
      <ChosenDrawing addresses={{ P37: '/art/front-11', N36: '/art/front-9' }}>
        <PaintedVehicle vehicle="hiace" colour={{ body: '#b9bdc1' }} view="front" />
      </ChosenDrawing>
    </ChoiceProvider>,
  )
  await expect.poll(() => drawings).not.toEqual([])
}

beforeEach(() => {
  answers = []
  drawings = []
  vi.stubGlobal('fetch', (address: string) => {
    if (address.startsWith('/art/')) drawings.push(address)
    return new Promise<Response>((resolve) => address.startsWith('/art/') || answers.push(resolve))
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback) {
        super(report)
        queueMicrotask(() => report([{ isIntersecting: true } as IntersectionObserverEntry], this))
      }
    },
  )
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})

afterEach(() => {
  flushAddress()
  root.unmount()
  page.remove()
})

describe('the story of a range page', () => {
  it('is that of the default model as served, without a request', async () => {
    await openPage('')
    expect(served()?.textContent).toBe('It seats 11.')
    expect(drawings).toEqual(['/art/front-11'])
    expect(answers).toHaveLength(0)
  })

  it('is that of the model in the address, and never that of another one', async () => {
    await openPage('?model=N36')
    await requested(1)
    expect(served()).toBeNull()
    respond(stories)
    await shows('It seats 9.')
    expect(page.textContent).not.toContain('It seats 11.')
    expect(page.querySelector('img')?.getAttribute('src')).toBe(picture.src)
    expect(drawings.at(-1)).toBe('/art/front-9')
  })

  it('follows the selection, and the default model needs no request', async () => {
    await openPage('')
    selectModel('N36')
    await requested(1)
    respond(stories)
    await shows('It seats 9.')
    selectModel('P37')
    await vi.waitFor(() => expect(served()?.textContent).toBe('It seats 11.'))
    expect(answers).toHaveLength(1)
  })

  it('offers a retry when it cannot be loaded', async () => {
    await openPage('?model=N36')
    await requested(1)
    respond({}, 503)
    await shows(configurator.retry)
    expect(served()).toBeNull()
    page.querySelector('button')?.click()
    await requested(2)
    respond(stories)
    await shows('It seats 9.')
  })
})
