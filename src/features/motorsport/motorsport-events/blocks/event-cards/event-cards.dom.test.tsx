import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import { DialogButton } from '#ui/overlays/dialog-button.island.tsx'
import type { StoredCard } from '../../card-of-block.ts'
import { PlayerFrame } from '../../ui/player-frame.island.tsx'
import { EventCardsBlock } from './event-cards.tsx'
import { examples } from './examples.ts'

vi.mock('../../ui/lazy-event-filter.island.tsx', async () => ({
  LazyEventFilter: (await import('../../ui/event-filter.island.tsx')).EventFilter,
}))

// Loaded at once: nothing of these tests is about when code is loaded.
vi.mock('#ui/overlays/lazy-dialog-button.island.tsx', () => ({ LazyDialogButton: DialogButton }))
vi.mock('../../ui/lazy-player-frame.island.tsx', () => ({ LazyPlayerFrame: PlayerFrame }))
vi.mock('#features/pictures/pictures/page.tsx', () => ({
  PictureView: ({ picture }: { picture: { alt: string } }) => <img alt={picture.alt} />,
  VideoView: ({ video }: { video: { src: string } }) => <video src={video.src} muted />,
}))

const context: PageContext = {
  path: '/gr',
  language: 'en',
  theme: 'racing',
  site: { has: () => false },
  isFirst: false,
}

let page: HTMLElement
let root: Root

/** The DOM of these tests would request the page of a frame that has an address. */
const setAttribute = Element.prototype.setAttribute
const addressOf = (element: Element) => element.getAttribute('src') ?? element.getAttribute('data-src')

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute').mockImplementation(function (
    this: Element,
    name,
    value,
  ) {
    setAttribute.call(this, name === 'src' ? 'data-src' : name, value)
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})

afterEach(async () => {
  await act(() => root.unmount())
  page.remove()
  vi.restoreAllMocks()
})

type Fields = Partial<BlockOf<'eventCards'>>

const showNode = (node: ReactNode) => act(() => root.render(node))
const show = (cards: StoredCard[], fields: Fields = {}) =>
  showNode(
    <EventCardsBlock
      block={{ id: 'cards', blockType: 'eventCards', cards, ...fields }}
      context={context}
      live={{ state: 'ready', data: { today: '2026-11-20' } }}
    />,
  )

const titles = () => [...page.querySelectorAll('article :is(h2, h3)')].map((title) => title.textContent)
const text = () => page.textContent
const linksTo = (part: string) => page.querySelectorAll(`a[href*="${part}"]`)
const press = (name: string, index = 0) =>
  act(() =>
    [...page.querySelectorAll('button')].filter(({ textContent }) => textContent === name)[index]?.click(),
  )

describe('the cards of events', () => {
  const [full] = examples[0].block.cards

  it('show all that an editor filled in (C-213)', async () => {
    await show([full])
    expect(text()).toContain('30 November – 3 December 2026')
    expect(titles()).toEqual(['Karoo gravel rally'])
    for (const words of ['Round seven of eight', 'Upington to Windhoek', 'Spectators are welcome'])
      expect(text()).toContain(words)
    expect(page.querySelectorAll('article img')).toHaveLength(2)
    expect(
      [...page.querySelectorAll('svg[role=img]')].map((flag) => flag.getAttribute('aria-label')),
    ).toEqual([...['South Africa', 'Namibia']])
    expect(linksTo('https://example.co.za')).toHaveLength(1)
    expect(linksTo('/api/events/cards/karoo-gravel/calendar.ics?page=%2Fgr')).toHaveLength(1)
  })

  it('have the links to social networks that are filled in (C-216)', async () => {
    const address = 'https://instagram.example.co.za/a'
    await show([{ id: 'a', title: 'A', socialLinks: [{ id: 'i', network: 'instagram', address }] }])
    const links = [...page.querySelectorAll('article li a')].filter((link) =>
      link.textContent?.includes('Insta'),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address])
    for (const name of ['Facebook', 'YouTube', 'TikTok']) expect(text()).not.toContain(name)
  })

  it('find flags by the place when no countries are chosen (C-221 to C-224)', async () => {
    const card = (id: string, location: string): StoredCard => ({ id, title: id, location })
    await show([
      card('A', 'Windhoek, Namibia'),
      card('B', 'Loftus Versfeld, Pretoria'),
      card('C', 'South Africa vs Namibia'),
    ])
    expect(
      [...page.querySelectorAll('article')].map((each) => each.querySelectorAll('svg[role=img]').length),
    ).toEqual([1, 0, 0])
  })

  it('hide what has expired in Next Event mode alone, and are listed by tab (C-209 to C-212)', async () => {
    const expiring = (title: string, day: string | null, category: string): StoredCard => ({
      ...{ id: title, title, category, expiryDate: day && `${day}T10:00:00.000Z` },
    })
    const cards = [
      expiring('Yesterday', '2026-11-19', 'Rugby'),
      expiring('Today', '2026-11-20', 'Rugby'),
      expiring('Tomorrow', '2026-11-21', 'Cycling'),
      expiring('Never', null, 'Cycling'),
    ]
    await show(cards, { title: 'Where we are' })
    expect(titles()).toEqual(['Yesterday', 'Today', 'Tomorrow', 'Never'])
    await press('Rugby')
    expect(titles()).toEqual(['Yesterday', 'Today'])
    await show(cards, { title: 'Where we are', nextEventMode: true })
    expect(page.querySelector('h2')?.textContent).toBe('Next Event')
    await press('All')
    expect(titles()).toEqual(['Today', 'Tomorrow', 'Never'])
    await show(cards.slice(0, 1), { nextEventMode: true })
    expect(text()).toContain('No Events Currently')
    expect(text()).not.toContain('Next Event')
  })

  it('start the calendar entry of a card without dates today (C-377 to C-379)', async () => {
    await show([{ id: 'a', title: 'Open day' }])
    const google = new URL(linksTo('calendar.google.com')[0]?.getAttribute('href') ?? '')
    // Midnight in Johannesburg is 22:00 of the day before in UTC.
    expect(google.searchParams.get('dates')).toBe('20261119T220000Z/20261120T220000Z')
  })
})

describe('the video of a card', () => {
  const withVideo = (id: string, address: string): StoredCard => ({
    ...{ id, title: id, hasVideo: true, video: { source: 'address', address } },
  })
  const playing = () => [...page.querySelectorAll('dialog iframe, dialog video')].map(addressOf)
  const close = () => act(() => page.querySelector<HTMLButtonElement>('dialog [aria-label="Close"]')?.click())

  it('opens in a dialog with its own player, which goes when it closes (C-217 to C-220)', async () => {
    await show([
      withVideo('Watch page', 'https://www.youtube.com/watch?v=aB3-_dEfGh1'),
      withVideo('Short link', 'https://youtu.be/ZZZ-_dEfGh2'),
      withVideo('File', 'https://films.example.co.za/round-7.mp4'),
    ])
    expect(playing()).toEqual([])
    const sources = [
      'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1',
      'https://www.youtube-nocookie.com/embed/ZZZ-_dEfGh2',
      'https://films.example.co.za/round-7.mp4',
    ]
    for (const [index, source] of sources.entries()) {
      await press('Watch Video', index)
      expect(playing()).toEqual([source])
      await close()
      expect(playing()).toEqual([])
    }
  })

  it('names the origin that the policy of the page has to allow, and is a link without JavaScript', async () => {
    await show([
      withVideo('Platform', 'https://youtu.be/aB3-_dEfGh1'),
      withVideo('File', 'https://films.example.co.za/round-7.mp4'),
    ])
    expect(page.querySelector('[data-player]')?.getAttribute('data-player')).toBe(
      'https://www.youtube-nocookie.com',
    )
    expect(page.querySelector('[data-film]')?.getAttribute('data-film')).toBe('https://films.example.co.za')
    expect(linksTo('https://youtu.be/aB3-_dEfGh1')).toHaveLength(1)
  })

  it('is a link for a page of a platform that is no video', async () => {
    await show([withVideo('Channel', 'https://www.youtube.com/@channel')])
    expect(linksTo('https://www.youtube.com/@channel')).toHaveLength(1)
    expect(page.querySelector('[data-player], button[aria-haspopup=dialog]')).toBeNull()
  })

  it('leaves the link alone when the page may not show the player', async () => {
    await showNode(<PlayerFrame src="https://www.youtube-nocookie.com/embed/a" title="A" />)
    expect(page.querySelector('iframe')).not.toBeNull()
    const refused = {
      effectiveDirective: 'frame-src',
      blockedURI: 'https://www.youtube-nocookie.com/embed/a',
    }
    await act(() => document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refused)))
    expect(page.querySelector('iframe')).toBeNull()
  })
})
