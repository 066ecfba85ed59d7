'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { fetchJson } from '#ui/fetch-json.ts'

/** The response of a live section. */
type Result<Data> = { readonly state: 'ready'; readonly data: Data } | { readonly state: 'empty' | 'failed' }

type State<Data> = Result<Data> | { readonly state: 'loading' }

type Props<Data> = {
  /** The address of the section's data. */
  address: string
  /** Placeholders with the dimensions of the content. */
  skeleton: ReactNode
  labels: { readonly loading: string; readonly failed: string; readonly retry: string }
  /** Shown when there is nothing; the section is left out by default. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A section whose service failed while the page was rendered: fetches the data from the browser, and shows an error with a
 * retry button when that fails too. Source: decision G-3.
 */
export function LiveSection<Data>({ address, skeleton, labels, empty = null, children }: Props<Data>) {
  const [section, setSection] = useState<State<Data>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const retry = useCallback(() => {
    setSection({ state: 'loading' })
    setAttempt((number) => number + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt fetches again
  useEffect(() => {
    const abort = new AbortController()
    const settle = (result: Result<Data>) => {
      if (abort.signal.aborted) return
      setHeight(box.current?.offsetHeight)
      setSection(result)
    }
    fetchJson<Result<Data>>(address, abort.signal).then(settle, () => settle({ state: 'failed' }))
    return () => abort.abort()
  }, [address, attempt])

  switch (section.state) {
    case 'ready':
      return children(section.data)
    case 'empty':
      return empty
    case 'loading':
      return (
        <div ref={box} aria-busy="true">
          <p className="sr-only" role="status">
            {labels.loading}
          </p>
          {skeleton}
        </div>
      )
    case 'failed':
      return (
        // As high as the skeleton, to avoid a layout shift.
        <div
          className="grid content-start justify-items-start gap-4"
          role="status"
          style={{ minHeight: height }}
        >
          <p className="text-ink-2">{labels.failed}</p>
          <Button variant="secondary" onClick={retry}>
            {labels.retry}
          </Button>
        </div>
      )
  }
}
