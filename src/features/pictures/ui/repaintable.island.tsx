'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far from the view the drawing is taken in, so that it is there before anybody sees it. */
const nearby = '600px'

/** How long to wait before asking again for a drawing that did not come. Milliseconds. */
const pause = 4_000

async function read(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The drawing answered ${answer.status}.`)
  return answer.text()
}

/** Shows a picture, and in its place the same drawing inside the page, where custom properties reach its paint. */
export function Repaintable({ address, children }: { address: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const take = () => {
      read(address, leaving.signal).then(setDrawing, () => {
        if (!leaving.signal.aborted) timer = setTimeout(take, pause)
      })
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        take()
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

  if (drawing === undefined) return <div ref={box}>{children}</div>
  return (
    <div
      className="repaint [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from our own address
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
