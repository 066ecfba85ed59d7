'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLoadedInView } from '../use-loaded-in-view.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { type CarouselLabels, slideLabel } from './labels.ts'
import { cardsPerView, hiddenWhereAllFit, type SlidesPerView, slidesStyle } from './slides-per-view.ts'
import { useAutoplay, wantsLessMotion } from './use-autoplay.ts'
import { usePosition } from './use-position.ts'

export type Slide = {
  readonly id: string
  /** Name for screen readers; without it the slide is named by its number. */
  readonly label?: string
  /** Rendered on the server. */
  readonly content: ReactNode
}

type Props = {
  /** Name of the carousel for screen readers. */
  label: string
  slides: readonly Slide[]
  perView?: SlidesPerView
  /** Space between slides, a CSS length. */
  gap?: string
  /** Moves by whole groups of visible slides: eight slides, four visible, are two positions. */
  grouped?: boolean
  /** Continues with the first slide after the last. */
  loop?: boolean
  /** Autoplay interval in milliseconds; no autoplay without it. */
  autoplay?: number
  /** Duration of a scroll in milliseconds. Source: requirement C-407. */
  duration?: number
  labels: CarouselLabels
}

/** Distance from the view at which the engine is loaded, so that it is ready before the carousel is seen. */
const loadMargin = '400px'

const loadEngine = () => import('./carousel-engine.island.tsx')

/**
 * Returns the attributes of the element that shows a part of the slides. While it scrolls natively, the keyboard must
 * reach it: slides without links have nothing else to focus. It stays focusable by script afterwards, because an element
 * that stops to be so loses the focus.
 *
 * Source: WCAG 2.2, 2.1.1.
 */
const viewportAttributes = (label: string, scrollsNatively: boolean) =>
  scrollsNatively ? { role: 'group', 'aria-label': label, tabIndex: 0 } : { tabIndex: -1 }

/**
 * A carousel of slides side by side, moved by buttons, bullets or dragging. What moves them is loaded when it comes near
 * the view; until then they scroll natively.
 */
export function Carousel({
  label,
  slides,
  perView = cardsPerView,
  gap = 'var(--spacing-gutter)',
  grouped = false,
  loop = false,
  autoplay,
  duration = 800,
  labels,
}: Props) {
  const id = useId()
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const engine = useLoadedInView(viewport, loadEngine, loadMargin)
  const { count, current, hasPrevious, hasNext } = usePosition(embla, slides.length, duration)
  const rotation = useAutoplay(
    autoplay,
    () =>
      embla?.canScrollNext() ? embla.scrollNext(wantsLessMotion()) : embla?.scrollTo(0, wantsLessMotion()),
    viewport,
  )
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, playing, toggle, stop } = rotation
  useEffect(() => {
    embla?.on('pointerDown', stop)
  }, [embla, stop])
  const takeOver = (move: () => void) => () => {
    stop()
    move()
  }
  const scrollToFocused = ({ target }: FocusEvent, index: number) => {
    if (!embla || !target.matches(':focus-visible')) return
    // Undoes native scrolling to the focused element, which Embla does not notice.
    embla.rootNode().scrollLeft = 0
    const { slideRegistry } = embla.internalEngine()
    embla.scrollTo(
      slideRegistry.findIndex((position) => position.includes(index)),
      true,
    )
  }
  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      onFocus={onFocus}
      onBlur={onBlur}
      className="flex flex-col-reverse gap-6"
    >
      {count > 1 ? (
        <div className={`carousel-controls ${hiddenWhereAllFit(perView, slides.length)}`}>
          <CarouselControls
            labels={labels}
            count={count}
            current={current}
            controls={id}
            playing={autoplay === undefined ? undefined : playing}
            onToggle={toggle}
            onSelect={(position) => takeOver(() => embla?.scrollTo(position, wantsLessMotion()))()}
            onPrevious={hasPrevious ? takeOver(() => embla?.scrollPrev(wantsLessMotion())) : undefined}
            onNext={hasNext ? takeOver(() => embla?.scrollNext(wantsLessMotion())) : undefined}
          />
        </div>
      ) : null}
      <div
        ref={viewport}
        {...viewportAttributes(label, embla === undefined && slides.length > 1)}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        className={`${gap === '0px' ? '' : '-m-1.5 p-1.5'} ${embla ? 'overflow-hidden print:overflow-visible' : 'slides-unscripted'}`}
      >
        <div
          id={id}
          aria-live={autoplay !== undefined && playing ? 'off' : 'polite'}
          style={slidesStyle(perView, gap)}
          className="slides touch-pan-y [&_a]:[-webkit-user-drag:none] [&_img]:[-webkit-user-drag:none]"
        >
          {slides.map(({ id: key, label: name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern of a carousel
            <div
              key={key}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={name ?? slideLabel(labels, index, slides.length)}
              onFocus={(event) => scrollToFocused(event, index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {engine ? (
        <engine.CarouselEngine
          viewport={viewport}
          options={{
            ...{ align: 'start', containScroll: 'trimSnaps', loop, duration },
            slidesToScroll: grouped ? 'auto' : 1,
            // Embla's own focus handling misses focus events later than ten milliseconds after the key press on slow devices.
            watchFocus: false,
          }}
          onReady={setEmbla}
        />
      ) : null}
      <span hidden className="carousel-end" />
    </section>
  )
}
