'use client'

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

export type CarouselEngineProps = {
  /** The element that shows a part of the slides. Its first child holds them. */
  viewport: RefObject<HTMLElement | null>
  options: EmblaOptionsType
  onReady: (embla: EmblaCarouselType | undefined) => void
}

/** Returns the first slide in view, where the visitor may have scrolled natively before the engine was loaded. */
function firstInView(viewport: HTMLElement | null): number {
  const left = viewport?.scrollLeft ?? 0
  if (!viewport || left === 0) return 0
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[]
  return Math.max(
    0,
    slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > left),
  )
}

/** Moves the slides of a carousel. Renders nothing: the slides stay the elements that the server rendered. */
export function CarouselEngine({ viewport, options, onReady }: CarouselEngineProps) {
  const [startIndex] = useState(() => firstInView(viewport.current))
  const [attach, embla] = useEmblaCarousel({ ...options, startIndex })
  useEffect(() => {
    const element = viewport.current
    // Embla moves the slides by a transform, which would add to native scrolling.
    if (element) element.scrollLeft = 0
    attach(element)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => onReady(embla), [embla, onReady])
  return null
}
