'use client'

import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DrawingColour } from '../drawing/colours.ts'
import type { Repaint } from './repaint.ts'

/** Distance from the viewport at which the drawing is loaded, so that it is ready before it is visible. */
const loadMargin = '600px'

/** Milliseconds before a failed request is repeated. */
const retryDelay = 4_000

async function fetchDrawing(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`Request for the drawing failed with status ${response.status}`)
  return response.text()
}

/** Loads the drawing and, only then, the script that inserts and repaints it. */
async function loadDrawing(address: string, signal: AbortSignal): Promise<(box: Element) => Repaint> {
  const [drawing, { createRepainter, showDrawing }] = await Promise.all([
    fetchDrawing(address, signal),
    import('./repaint.ts'),
  ])
  return (box) => createRepainter(showDrawing(box, drawing))
}

/** Context: the address of the drawing that replaces those of the `Repaintable` vehicles below; undefined keeps them. */
export const DrawingAddress = createContext<string | undefined>(undefined)

/** Context: the colour of `Repaintable` vehicles below; undefined shows their original colour. */
export const PaintColour = createContext<DrawingColour | undefined>(undefined)

/**
 * Shows `children`, an image, until the same drawing is inlined from `original`, or from the address of the context, in
 * the colour of the context.
 */
export function Repaintable({ original, children }: { original: string; children: ReactNode }) {
  const address = use(DrawingAddress) ?? original
  const box = useRef<HTMLDivElement>(null)
  const [show, setShow] = useState<(box: Element) => Repaint>()
  const repaint = useRef<Repaint>(undefined)
  const colour = use(PaintColour)

  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const load = () => {
      loadDrawing(address, abort.signal).then(
        (loaded) => setShow(() => loaded),
        () => {
          if (!abort.signal.aborted) timer = setTimeout(load, retryDelay)
        },
      )
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load()
      },
      { rootMargin: loadMargin },
    )
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      abort.abort()
    }
  }, [address])

  useLayoutEffect(() => {
    if (show && box.current) repaint.current = show(box.current)
  }, [show])

  // Runs after the effect above and before paint, so that the original colour never flashes.
  useLayoutEffect(() => {
    if (show) repaint.current?.(colour)
  }, [show, colour])

  return (
    <div ref={box} data-drawing={show ? true : undefined}>
      {children}
    </div>
  )
}
