'use client'

import { useId, useRef, useState, useSyncExternalStore } from 'react'
import type { Slide } from './carousel.island.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import { type CarouselLabels, slideLabel } from './labels.ts'
import { useAutoplay } from './use-autoplay.ts'

type Props = {
  label: string
  slides: readonly Slide[]
  /** Autoplay interval in milliseconds; no autoplay without it. */
  autoplay?: number
  /** The interval in windows narrower than 768 px, where `autoplay` applies without it. */
  narrowAutoplay?: number
  /** Titles that replace the bullets, one for each slide. */
  titles?: readonly string[]
  labels: CarouselLabels
}

/** Minimum distance of a swipe in pixels. */
const minSwipe = 50

/** Attributes of the slides while they scroll: then the keyboard reaches them. */
const scroller = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 })

const subscribe = () => () => {}

/** Source: requirement C-028; decision C-13. */
const narrowWindow = '(width < 48rem)'

function subscribeToWidth(notify: () => void) {
  const query = matchMedia(narrowWindow)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/**
 * A looping carousel of stacked slides with a fade, for banners. Without scripts the slides are side by side and scroll.
 */
export function FadingCarousel({
  label,
  slides,
  autoplay,
  narrowAutoplay = autoplay,
  titles,
  labels,
}: Props) {
  const id = useId()
  const [current, setCurrent] = useState(0)
  const start = useRef<number>(undefined)
  const move = (by: number) => setCurrent((before) => (before + by + slides.length) % slides.length)
  const scripted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const view = useRef<HTMLDivElement>(null)
  const narrow = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(narrowWindow).matches,
    () => false,
  )
  const interval = narrow ? narrowAutoplay : autoplay
  const rotation = useAutoplay(slides.length > 1 ? interval : undefined, () => move(1), view)
  const takeOver = (by: number) => {
    rotation.stop()
    move(by)
  }
  const end = (x: number) => {
    const by = x - (start.current ?? x)
    start.current = undefined
    if (Math.abs(by) > minSwipe) takeOver(by < 0 ? 1 : -1)
  }
  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      onFocus={rotation.onFocus}
      onBlur={rotation.onBlur}
      className="relative grid grid-cols-1"
    >
      {slides.length > 1 ? (
        <div className="carousel-controls on-dark pointer-events-none z-10 [@media(scripting:none)]:hidden col-start-1 row-start-1 self-end bg-linear-to-t from-[#0a1620]/70 to-transparent pt-16 pb-6">
          <div className="frame *:pointer-events-auto">
            <CarouselControls
              labels={labels}
              count={slides.length}
              current={current}
              titles={titles}
              controls={id}
              playing={autoplay === undefined ? undefined : rotation.playing}
              onToggle={rotation.toggle}
              onSelect={(position) => takeOver(position - current)}
              onPrevious={() => takeOver(-1)}
              onNext={() => takeOver(1)}
            />
          </div>
        </div>
      ) : null}
      <div
        ref={view}
        id={id}
        aria-live={autoplay !== undefined && rotation.playing ? 'off' : 'polite'}
        onPointerEnter={rotation.onPointerEnter}
        onPointerLeave={rotation.onPointerLeave}
        onTouchStart={({ target, touches }) => {
          // The dialog of a slide is part of it, but a swipe there is not meant for the slides.
          start.current = (target as Element).closest('dialog') ? undefined : touches[0]?.clientX
        }}
        onTouchEnd={({ changedTouches }) => end(changedTouches[0]?.clientX ?? 0)}
        data-scripted={scripted || undefined}
        {...(!scripted && slides.length > 1 && scroller(label))}
        className="slides-fading col-start-1 row-start-1"
      >
        {slides.map(({ id: key, label: name, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern of a carousel
          <div
            key={key}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={name ?? slideLabel(labels, index, slides.length)}
            inert={scripted && index !== current}
          >
            {content}
          </div>
        ))}
      </div>
      <span hidden className="carousel-end" />
    </section>
  )
}
