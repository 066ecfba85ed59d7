'use client'

import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DrawingColour } from '../drawing/colours.ts'
import type { Repaint } from './repaint.ts'

/** How far from the view the drawing is taken in, so that it is there before anybody sees it. */
const nearby = '600px'

/** How long to wait before asking again for a drawing that did not come. Milliseconds. */
const pause = 4_000

async function read(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The drawing answered ${answer.status}.`)
  return answer.text()
}

/** A drawing, and with it what shows and repaints it: a page that nobody scrolls does without. */
async function take(address: string, signal: AbortSignal): Promise<(box: Element) => Repaint> {
  const [drawing, { repainter, showDrawing }] = await Promise.all([
    read(address, signal),
    import('./repaint.ts'),
  ])
  return (box) => repainter(showDrawing(box, drawing))
}

/** The colour of the vehicles below; without one they show their own. */
export const PaintColour = createContext<DrawingColour | undefined>(undefined)

/** Shows a picture, and in its place the same drawing inside the page, where it takes the colour around it. */
export function Repaintable({ address, children }: { address: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [show, setShow] = useState<(box: Element) => Repaint>()
  const repaint = useRef<Repaint>(undefined)
  const colour = use(PaintColour)

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = () => {
      take(address, leaving.signal).then(
        (taken) => setShow(() => taken),
        () => {
          if (!leaving.signal.aborted) timer = setTimeout(ask, pause)
        },
      )
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        ask()
      },
      { rootMargin: nearby },
    )
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      leaving.abort()
    }
  }, [address])

  useLayoutEffect(() => {
    if (show && box.current) repaint.current = show(box.current)
  }, [show])

  // After the one above, so that the drawing is never seen in another colour.
  useLayoutEffect(() => {
    if (show) repaint.current?.(colour)
  }, [show, colour])

  return (
    <div ref={box} data-drawing={show ? true : undefined}>
      {children}
    </div>
  )
}
