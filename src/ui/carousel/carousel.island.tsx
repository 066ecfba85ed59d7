'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type ReactNode, useEffect, useId } from 'react'
import { CarouselControls } from './carousel-controls.tsx'
import { cardSteps, type SlidesPerView, slidesStyle } from './steps.ts'
import { useAutoplay, wantsLessMotion } from './use-autoplay.ts'
import { usePosition } from './use-position.ts'
import { type CarouselWords, positionName } from './words.ts'

export type Slide = {
  readonly id: string
  /** Names the slide for screen readers in place of its number. */
  readonly label?: string
  /** Rendered on the server. */
  readonly content: ReactNode
}

type Props = {
  /** What its slides show, for screen readers. */
  label: string
  slides: readonly Slide[]
  perView?: SlidesPerView
  /** Between slides: a length of CSS. */
  gap?: string
  /** Moves by as many as stand side by side: eight slides, four at a time, are two positions. */
  grouped?: boolean
  /** After the last comes the first. */
  loop?: boolean
  /** Milliseconds after which it moves on by itself. */
  autoplay?: number
  /** Milliseconds of a move. Source: requirement C-407. */
  duration?: number
  words: CarouselWords
}

/** Slides side by side, moved by buttons, bullets, dragging or the wheel. */
export function Carousel({
  label,
  slides,
  perView = cardSteps,
  gap = 'var(--spacing-gutter)',
  grouped = false,
  loop = false,
  autoplay,
  duration = 800,
  words,
}: Props) {
  const id = useId()
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: grouped ? 'auto' : 1,
    loop,
    duration,
    // Its own watch misses a focus that comes later than ten milliseconds after the key, as on any slow device.
    watchFocus: false,
  })
  const { count, current, before, after } = usePosition(embla, slides.length, duration)
  const rotation = useAutoplay(autoplay, () =>
    embla?.canScrollNext() ? embla.scrollNext(wantsLessMotion()) : embla?.scrollTo(0, wantsLessMotion()),
  )
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, playing, toggle, stop } = rotation
  useEffect(() => {
    embla?.on('pointerDown', stop)
  }, [embla, stop])
  const take = (move: () => void) => () => {
    stop()
    move()
  }
  const bringUp = ({ target }: FocusEvent, index: number) => {
    if (!embla || !target.matches(':focus-visible')) return
    // The browser scrolls to the focus as well, behind the carousel's back.
    embla.rootNode().scrollLeft = 0
    const { slideRegistry } = embla.internalEngine()
    embla.scrollTo(
      slideRegistry.findIndex((position) => position.includes(index)),
      true,
    )
  }
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      onFocus={onFocus}
      onBlur={onBlur}
      className="flex flex-col-reverse gap-6"
    >
      {count > 1 ? (
        <CarouselControls
          words={words}
          count={count}
          current={current}
          controls={id}
          playing={autoplay === undefined ? undefined : playing}
          onToggle={toggle}
          onGo={(position) => take(() => embla?.scrollTo(position, wantsLessMotion()))()}
          onPrevious={before ? take(() => embla?.scrollPrev(wantsLessMotion())) : undefined}
          onNext={after ? take(() => embla?.scrollNext(wantsLessMotion())) : undefined}
        />
      ) : null}
      <div
        ref={viewport}
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
              aria-roledescription={words.slide}
              aria-label={name ?? positionName(words, index, slides.length)}
              onFocus={(event) => bringUp(event, index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
