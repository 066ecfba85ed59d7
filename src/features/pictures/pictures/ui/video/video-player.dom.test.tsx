import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VideoIcons, VideoLabels } from './video-labels.ts'
import { VideoPlayer } from './video-player.island.tsx'

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

/** Reports to the player that its video has come into view, or left it. */
let reportInView: (isIntersecting: boolean) => void = () => {}

/** Makes a video element play and pause, of which the DOM here only has the methods. */
function stubPlayback() {
  const playing = new WeakSet<HTMLMediaElement>()
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this)
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this)
    this.dispatchEvent(new Event('pause'))
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback) {
        super(report)
        reportInView = (isIntersecting) => report([{ isIntersecting } as IntersectionObserverEntry], this)
      }
    },
  )
  stubPlayback()
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => root.render(null))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(autoplay: boolean): void {
  act(() =>
    root.render(
      <VideoPlayer
        src="/film.mp4"
        captions={null}
        autoplay={autoplay}
        title="The long way round"
        picture={null}
        icons={{} as VideoIcons}
        labels={{ pause: 'Pause video', play: 'Play video' } as unknown as VideoLabels}
      />,
    ),
  )
}

const isPlaying = () => page.querySelector('video')?.paused === false
const mark = () => page.querySelector<HTMLElement>('[data-play-mark]')
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('plays on a press and pauses on the next one (C-296)', () => {
  show(false)
  expect(isPlaying()).toBe(false)
  act(() => mark()?.parentElement?.click())
  expect(isPlaying()).toBe(true)
  act(() => mark()?.parentElement?.click())
  expect(isPlaying()).toBe(false)
})

it('hides the play mark 700 ms after it starts, and shows it again once paused (C-297)', () => {
  show(false)
  act(() => mark()?.parentElement?.click())
  wait(699)
  expect(mark()?.hidden).toBe(false)
  wait(1)
  expect(mark()?.hidden).toBe(true)
  act(() => mark()?.parentElement?.click())
  expect(mark()?.hidden).toBe(false)
})

it('plays by itself in view only, and not again once the visitor has paused it (C-298, C-299, G-6)', () => {
  show(true)
  expect(isPlaying()).toBe(false)
  act(() => reportInView(true))
  expect(isPlaying()).toBe(true)
  expect(page.querySelector('video')?.muted).toBe(true)
  act(() => reportInView(false))
  expect(isPlaying()).toBe(false)
  act(() => reportInView(true))
  act(() => mark()?.parentElement?.click())
  act(() => reportInView(false))
  act(() => reportInView(true))
  expect(isPlaying()).toBe(false)
})

it('has autoplay and mute set once it is in view, and no autoplay for who prefers less motion (C-178, G-6)', () => {
  show(true)
  const isSet = (name: string) => page.querySelector('video')?.hasAttribute(name)
  act(() => reportInView(true))
  expect([isSet('autoplay'), isSet('muted')]).toEqual([true, true])
  act(() => root.render(null))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  reportInView = () => {}
  show(true)
  act(() => reportInView(true))
  expect(isSet('autoplay')).toBe(false)
  expect(isPlaying()).toBe(false)
})
